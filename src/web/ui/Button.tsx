import type { ComponentProps, MouseEvent } from 'react';
import styles from './Button.module.css';
import { classNames } from './class-names.ts';

/** 'order' is the one yellow action of a screen, 'move' the dark one that goes on, 'quiet' everything else. */
export type ButtonKind = 'order' | 'move' | 'quiet';

type Look = { readonly kind?: ButtonKind; readonly isWide?: boolean };

type ButtonProps = Look & Omit<ComponentProps<'button'>, 'className'>;

/**
 * A field that is left says or unsays what is wrong with it, and what stands beneath moves. It is left when the button
 * is let go, not when it is pressed: a press that begins on a button ends on it. And it is left in any browser, also where
 * a touch does not take the focus: what stands in it would not be in the order.
 */
export function Button({ kind = 'quiet', isWide = false, type = 'button', onClick, ...rest }: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.currentTarget.focus({ preventScroll: true });
    onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type}
      className={look(kind, isWide)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
    />
  );
}

type LinkProps = Look & Omit<ComponentProps<'a'>, 'className'> & { readonly href: string };

export function ButtonLink({ kind = 'quiet', isWide = false, ...rest }: LinkProps) {
  return <a {...rest} className={look(kind, isWide)} />;
}

function look(kind: ButtonKind, isWide: boolean): string {
  return classNames(styles.button, styles[kind], isWide && styles.wide);
}
