import '../quick-imports.ts';
import { decodeLogo } from '../quotes/look/decode-logo.ts';
import { answerTasks } from '../turns/answer-tasks.ts';
import { decodePhoto } from './decode-photo.ts';
import type { PictureTask } from './picture-process.ts';

answerTasks<PictureTask>(({ kind, file }) => (kind === 'photo' ? decodePhoto(file) : decodeLogo(file)));
