-- The drawings in a mail, as SVG under the name its HTML calls them by; what is sent is drawn from them.
alter table mails add column pictures jsonb not null default '[]';
