import type { ReactNode } from 'react';
import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import styles from './MethodLogos.module.css';

type Props = { readonly method: PaymentMethod };

/** The name stands beside them, so they are silent to assistive technology. */
export function MethodLogos({ method }: Props) {
  return <span className={styles.logos}>{logos[method]}</span>;
}

const logos: Readonly<Record<PaymentMethod, ReactNode>> = {
  ideal: (
    <>
      <Logo>
        <path d="M9 5h14c6 0 9 4 9 9s-3 9-9 9H9z" fill="#fff" stroke="#0a0b09" strokeWidth="2" />
        <path d="M21 8h2c4 0 6 2.500 6 6s-2 6-6 6h-2z" fill="#c06" />
        <circle cx="15" cy="10.500" r="2.500" fill="#0a0b09" />
        <path d="M13 15h4v6h-4z" fill="#0a0b09" />
      </Logo>
      <Logo>
        <rect x="2" y="4" width="40" height="20" rx="4" fill="#fff48d" />
        <path
          d="M9 10l3.500 8 3.500-8 3.500 8 3.500-8M26 14h8a4 4 0 1 0-1.500 3"
          fill="none"
          stroke="#1d1c1c"
          strokeWidth="2"
          strokeLinejoin="round"
        />
      </Logo>
    </>
  ),
  creditcard: (
    <>
      <Logo>
        <rect x="4" y="4" width="36" height="20" rx="3" fill="none" stroke="#14222b" strokeWidth="2" />
        <path d="M4 9.500h36" stroke="#14222b" strokeWidth="4" />
        <path d="M9 18h9" stroke="#14222b" strokeWidth="2" />
      </Logo>
      <Logo>
        <circle cx="17" cy="14" r="9" fill="#eb001b" />
        <circle cx="27" cy="14" r="9" fill="#f79e1b" />
        <path d="M22 6.500a9 9 0 0 1 0 15 9 9 0 0 1 0-15z" fill="#ff5f00" />
      </Logo>
    </>
  ),
  bancontact: (
    <Logo>
      <path d="M4 17c8 0 11-3 15-7h21v7c-7 0-10 3-14 7H4z" fill="#005498" />
      <path d="M24 10h16v5H20c1.500-1.500 2.500-3 4-5z" fill="#ffd800" />
    </Logo>
  ),
};

function Logo({ children }: { readonly children: ReactNode }) {
  return (
    <svg viewBox="0 0 44 28" className={styles.logo} aria-hidden="true" focusable="false">
      {children}
    </svg>
  );
}
