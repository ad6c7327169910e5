import type { ComponentProps } from 'react';
import styles from './Button.module.css';
import { classNames } from './class-names.ts';

/** 'order' is the one yellow action of a screen, 'move' the dark one that goes on, 'quiet' everything else. */
export type ButtonKind = 'order' | 'move' | 'quiet';

type Look = { readonly kind?: ButtonKind; readonly isWide?: boolean };

type ButtonProps = Look & Omit<ComponentProps<'button'>, 'className'>;

export function Button({ kind = 'quiet', isWide = false, type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={look(kind, isWide)} />;
}

type LinkProps = Look & Omit<ComponentProps<'a'>, 'className'> & { readonly href: string };

export function ButtonLink({ kind = 'quiet', isWide = false, ...rest }: LinkProps) {
  return <a {...rest} className={look(kind, isWide)} />;
}

function look(kind: ButtonKind, isWide: boolean): string {
  return classNames(styles.button, styles[kind], isWide && styles.wide);
}
