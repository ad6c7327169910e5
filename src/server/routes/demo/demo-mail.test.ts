import { describe, expect, it } from 'vitest';
import { settings, testApp } from '#tests/support/app.ts';
import { testDatabase } from '#tests/support/database.ts';
import { demoAccounts } from '#tests/support/demo.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { mails } from '../../database/schema/operations.ts';

const { database } = await testDatabase();
const shop = testApp(database);

describe('R1.1 the demo mailbox', () => {
  it('says what it is, and opens the mail with a link that can be followed', async () => {
    const visitor = new Visitor(shop);
    await visitor.get('/wachtwoord-vergeten');
    await visitor.submit('/wachtwoord-vergeten', { email: demoAccounts.millimetres });
    const list = await (await visitor.get('/demo/mail')).text();
    expect(list).toContain('Deze winkel draait als demonstratie en verstuurt geen e-mail.');
    const path = list.match(/href="(\/demo\/mail\/\d+)">Nieuw wachtwoord kiezen/)?.[1] ?? '';
    const mail = await (await visitor.get(path)).text();
    const link = mail.match(/href="(\/wachtwoord-herstellen\?token=[\w-]+)"/)?.[1] ?? '';
    expect(await visitor.get(link)).toMatchObject({ status: 200 });
  });

  it('follows no link to elsewhere', async () => {
    const [row] = await database
      .insert(mails)
      .values({
        dedupeKey: 'elders',
        recipient: 'a@b.nl',
        subject: 'Elders',
        html: '',
        text: 'Kijk op https://elders.example/x of http://localhost.elders.example/x',
      })
      .returning();
    const page = await (await new Visitor(shop).get(`/demo/mail/${row?.id}`)).text();
    expect(page).toContain('https://elders.example/x');
    expect(page).not.toMatch(/href="[^"]*elders/);
  });

  it('R1.5 shows the drawings as they would be sent', async () => {
    const [row] = await database
      .insert(mails)
      .values({
        ...{ dedupeKey: 'tekening', recipient: 'a@b.nl', subject: 'Tekening', html: '', text: '' },
        pictures: [
          {
            contentId: 'tekening-1',
            svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
            description: 'Een hor',
          },
        ],
      })
      .returning();
    const visitor = new Visitor(shop);
    const page = await (await visitor.get(`/demo/mail/${row?.id}`)).text();
    expect(page).toContain('alt="Een hor"');
    const picture = await visitor.get(`/demo/mail/${row?.id}/tekening-1.png`);
    expect(picture.headers.get('content-type')).toBe('image/png');
    expect((await visitor.get(`/demo/mail/${row?.id}/tekening-2.png`)).status).toBe(404);
  });

  it('has no page for a mail that does not exist', async () => {
    for (const id of ['999999', '0', 'x', '99999999999']) {
      expect((await new Visitor(shop).get(`/demo/mail/${id}`)).status).toBe(404);
    }
  });

  it('does not exist in a real shop, nor where a mail server is set', async () => {
    const real = testApp(database, { settings: { ...settings({}), hasStandIns: false } });
    const withServer = testApp(database, { settings: settings({ SMTP_URL: 'smtp://127.0.0.1:25' }) });
    for (const { app } of [real, withServer]) {
      expect((await app.request('/demo/mail')).status).toBe(404);
      expect((await app.request('/demo/mail/1')).status).toBe(404);
    }
  });
});
