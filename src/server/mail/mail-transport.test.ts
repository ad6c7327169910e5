import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settings } from '#tests/support/app.ts';
import { type MailSink, startMailSink } from '#tests/support/mail-sink.ts';
import { type MailTransport, openMailTransport } from './mail-transport.ts';

const mail = {
  messageId: '<mail-7-1731628800000@www.maathor.nl>',
  recipient: 'inkoop@bouwbedrijf.nl',
  subject: 'Nieuw wachtwoord kiezen',
  text: 'Beste Noor, één uur.\n',
  html: '<p>Beste Noor, één uur.</p>',
};

describe('R1.1 mail over SMTP', () => {
  let sink: MailSink;
  let transport: MailTransport;

  beforeEach(async () => {
    sink = await startMailSink();
    transport = openMailTransport(settings({ SMTP_URL: sink.url, PUBLIC_URL: 'https://www.maathor.nl' }));
  });

  afterEach(async () => {
    transport.close();
    await sink.close();
  });

  it('arrives with both versions, our sender and its own fixed id', async () => {
    expect(await transport.send(mail)).toBe('sent');
    const [email] = sink.received;
    expect({
      messageId: email?.messageId,
      from: email?.from,
      to: email?.to?.map(({ address }) => address),
      subject: email?.subject,
      text: email?.text?.trim(),
      html: email?.html?.trim(),
    }).toEqual({
      messageId: mail.messageId,
      from: { name: 'Maathor', address: 'noreply@www.maathor.nl' },
      to: [mail.recipient],
      subject: mail.subject,
      text: mail.text.trim(),
      html: mail.html,
    });
  });

  it('tells a mailbox that does not exist from a server that is busy', async () => {
    sink.refuseWith(550);
    expect(await transport.send(mail)).toBe('refused');
    sink.refuseWith(451);
    await expect(transport.send(mail)).rejects.toThrow('451');
    expect(sink.received).toEqual([]);
  });
});

it('R1.1 mail of a demo shop goes nowhere', async () => {
  expect(await openMailTransport(settings({})).send(mail)).toBe('captured');
});
