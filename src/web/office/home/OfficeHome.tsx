import { type OfficeHomePage, officeRooms } from '#contract/office/page.ts';
import type { FrameAccount } from '#contract/page.ts';
import { roleNames } from '#text/account/roles.ts';
import { roomNames, officeHomeTexts as texts } from '#text/staff/office.ts';
import { Section } from '../../ui/Section.tsx';
import { roomsOf } from '../frame/OfficeHeader.tsx';
import { OfficePage } from '../frame/OfficePage.tsx';
import styles from './OfficeHome.module.css';

type Props = { readonly page: OfficeHomePage; readonly account: FrameAccount };

export function OfficeHome({ page: { openTasks }, account: { person, role } }: Props) {
  const rooms = roomsOf(role).filter((room): boolean => room !== 'home');
  return (
    <OfficePage title={texts.greeting(person)} aside={texts.role(roleNames[role])}>
      <Section title={texts.tasks}>
        <p>{texts.openTasks(openTasks)}</p>
      </Section>
      <Section title={texts.rooms}>
        {rooms.length === 0 ? (
          <p>{texts.noRooms}</p>
        ) : (
          <ul className={styles.rooms}>
            {rooms.map((room) => (
              <li key={room}>
                <a href={officeRooms[room].path} className={styles.room}>
                  {roomNames[room]}
                </a>
              </li>
            ))}
          </ul>
        )}
      </Section>
    </OfficePage>
  );
}
