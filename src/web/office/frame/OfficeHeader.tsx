import { keysPath } from '#contract/office/keys.ts';
import { noticesPath } from '#contract/office/notices.ts';
import { mostCounted } from '#contract/office/orders.ts';
import { type OfficeRoom, officeRooms } from '#contract/office/page.ts';
import type { Frame, FrameAccount } from '#contract/page.ts';
import { may } from '#domain/account/rights.ts';
import type { Role } from '#domain/account/role.ts';
import { roleNames } from '#text/account/roles.ts';
import { keysTexts } from '#text/staff/keys.ts';
import { noticesTexts } from '#text/staff/notices.ts';
import { officeTexts, roomNames } from '#text/staff/office.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './OfficeHeader.module.css';

type Props = { readonly frame: Frame };

/** R10.1: leads to what its reader may enter, and to nothing else. */
export function OfficeHeader({ frame }: Props) {
  const { account } = frame;
  if (account === null) return null;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <a href={officeRooms.home.path} className={styles.brand} aria-label={officeTexts.home}>
          <strong>{officeTexts.brand}</strong> {officeTexts.office}
        </a>
        <nav className={styles.wide} aria-label={officeTexts.rooms}>
          <Rooms rooms={roomsIn('bar', account.role)} path={frame.path} openTasks={frame.openTasks} />
          <More account={account} path={frame.path} />
        </nav>
        {/* Native, so that both menus open without script. */}
        <details className={styles.who}>
          <summary className={styles.button}>
            <Who account={account} />
            <Icon name="chevron" />
          </summary>
          <div className={styles.sheet}>
            <Own csrfToken={frame.csrfToken} />
          </div>
        </details>
        <details className={styles.menu}>
          <summary className={styles.button}>
            <Icon name="menu" />
            {officeTexts.menu}
          </summary>
          <div className={styles.sheet}>
            <p className={styles.person}>
              <Who account={account} />
            </p>
            <nav aria-label={officeTexts.rooms}>
              <Rooms rooms={roomsOf(account.role)} path={frame.path} openTasks={frame.openTasks} />
            </nav>
            <Own csrfToken={frame.csrfToken} />
          </div>
        </details>
      </div>
    </header>
  );
}

function Who({ account: { person, role } }: { readonly account: FrameAccount }) {
  return (
    <span className={styles.name}>
      {person} <span className={styles.role}>{roleNames[role]}</span>
    </span>
  );
}

/** Those the role may enter, in the order of the table. */
export function roomsOf(role: Role): readonly OfficeRoom[] {
  const rooms = Object.keys(officeRooms) as OfficeRoom[];
  return rooms.filter((room) => may(role, officeRooms[room].right));
}

function roomsIn(place: 'bar' | 'more', role: Role): readonly OfficeRoom[] {
  return roomsOf(role).filter((room) => officeRooms[room].place === place);
}

function More({ account, path }: { readonly account: FrameAccount; readonly path: string }) {
  const rooms = roomsIn('more', account.role);
  if (rooms.length === 0) return null;
  const isHere = rooms.some((room) => isIn(room, path));
  return (
    <details className={styles.more}>
      <summary className={classNames(styles.link, styles.handle)} data-current={isHere || undefined}>
        {officeTexts.more}
        <Icon name="chevron" />
      </summary>
      <div className={styles.sheet}>
        <Rooms rooms={rooms} path={path} openTasks={null} />
      </div>
    </details>
  );
}

type RoomsProps = {
  readonly rooms: readonly OfficeRoom[];
  readonly path: string;
  readonly openTasks: number | null;
};

function Rooms({ rooms, path, openTasks }: RoomsProps) {
  return (
    <ul className={styles.rooms}>
      {rooms.map((room) => (
        <li key={room}>
          <a
            href={officeRooms[room].path}
            aria-current={isIn(room, path) ? 'page' : undefined}
            className={styles.link}
          >
            {roomNames[room]}
            {room === 'tasks' && openTasks !== null && openTasks > 0 && (
              <span className={styles.count}>{openTasks > mostCounted ? `${mostCounted}+` : openTasks}</span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}

function isIn(room: OfficeRoom, path: string): boolean {
  const { path: start } = officeRooms[room];
  return path === start || (room !== 'home' && path.startsWith(`${start}/`));
}

// The shop, and one's own account.
function Own({ csrfToken }: { readonly csrfToken: string }) {
  return (
    <ul className={styles.own}>
      <li>
        <a href="/account" className={styles.link}>
          {officeTexts.account}
        </a>
      </li>
      <li>
        <a href={noticesPath} className={styles.link}>
          {noticesTexts.link}
        </a>
      </li>
      <li>
        <a href={keysPath} className={styles.link}>
          {keysTexts.link}
        </a>
      </li>
      <li>
        <a href="/" className={styles.link}>
          {officeTexts.shop}
        </a>
      </li>
      <li>
        <form method="post" action="/uitloggen">
          <input type="hidden" name="_token" value={csrfToken} />
          <button type="submit" className={styles.link}>
            {officeTexts.logOut}
          </button>
        </form>
      </li>
    </ul>
  );
}
