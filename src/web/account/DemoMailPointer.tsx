import { demoMailTexts } from '#text/account/account.ts';
import { Message } from '../ui/Message.tsx';

export function DemoMailPointer() {
  return (
    <Message kind="info">
      <p>
        {demoMailTexts.pointer} <a href="/demo/mail">{demoMailTexts.inline}</a>
      </p>
    </Message>
  );
}
