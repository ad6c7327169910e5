import { afterEach, beforeEach } from 'vitest';
import { page } from 'vitest/browser';
import { clearPage } from './component-testing.tsx';

beforeEach(() => page.viewport(1280, 960));

afterEach(clearPage);
