import { Hono, type MiddlewareHandler } from 'hono';
import type { DemoMail, DemoMailPage } from '#contract/account-page.ts';
import { callErrors } from '#text/calls/call-errors.ts';
import { mailColophon } from '#text/mails/colophon.ts';
import type { AppEnv, Dependencies } from '../../app-env.ts';
import { Refusal } from '../../errors.ts';
import { rowId } from '../../input/read-address.ts';
import { withColophon } from '../../mail/colophon.ts';
import { findAttachment } from '../../mail/find-attachment.ts';
import { findMail, listMails, type StoredMail } from '../../mail/outbox.ts';
import { answerPage } from '../../pages/answer-page.ts';
import { drawPictures } from '../../pictures/draw-pictures.ts';
import type { Settings } from '../../settings/env.ts';

/** With a real mail server the outbox holds real people's mail. */
export function hasDemoMailbox({ hasStandIns, smtpUrl }: Settings): boolean {
  return hasStandIns && smtpUrl === null;
}

export function demoMailRoutes(deps: Dependencies): Hono<AppEnv> {
  const demoOnly: MiddlewareHandler<AppEnv> = async (_c, next) => {
    if (!hasDemoMailbox(deps.settings)) throw new Refusal(404, callErrors.notFound);
    await next();
  };
  return new Hono<AppEnv>()
    .get('/demo/mail', demoOnly, async (c) => {
      const mails = (await listMails(deps.database)).map(summarise);
      return answerPage(c, deps, { name: 'demo-mailbox', mails }, { cache: 'no-store' });
    })
    .get('/demo/mail/:id', demoOnly, async (c) => {
      const mail = await findMail(deps.database, rowId(c.req.param('id')));
      if (mail === null) throw new Refusal(404, callErrors.notFound);
      const ownOrigin = new URL(deps.settings.publicUrl).origin;
      const pictures = mail.pictures.map(({ contentId, description }) => ({
        path: `/demo/mail/${mail.id}/${contentId}.png`,
        description,
      }));
      const attached = await findAttachment(deps.database, mail);
      const document =
        attached === null
          ? null
          : { path: `/demo/mail/${mail.id}/${attached.filename}`, name: attached.filename };
      const { company, contact } = deps.shopSettings.recent();
      const text =
        mail.senderName === null ? withColophon(mail, mailColophon(company, contact)).text : mail.text;
      const page: DemoMailPage = {
        name: 'demo-mail',
        mail: { ...summarise(mail), text, pictures, document },
        ownOrigin,
      };
      return answerPage(c, deps, page, { cache: 'no-store' });
    })
    .get('/demo/mail/:id/:picture', demoOnly, async (c) => {
      const mail = await findMail(deps.database, rowId(c.req.param('id')));
      const attached = mail === null ? null : await findAttachment(deps.database, mail);
      if (attached !== null && attached.filename === c.req.param('picture'))
        return c.body(Buffer.from(attached.content), 200, { 'content-type': 'application/pdf' });
      const asked = mail?.pictures.find(({ contentId }) => `${contentId}.png` === c.req.param('picture'));
      if (asked === undefined) throw new Refusal(404, callErrors.notFound);
      const [png] = await drawPictures([asked.svg]);
      return c.body(Buffer.from(png ?? []), 200, { 'content-type': 'image/png' });
    });
}

function summarise({ id, recipient, subject, createdAt }: StoredMail): DemoMail {
  return { id, recipient, subject, at: createdAt.toISOString() };
}
