import type { ReactNode } from 'react';
import { Row } from '../../../components/layout/Row.tsx';

interface Entry {
  readonly name: string;
  /** SVG content for a 22 by 14 box. */
  readonly mark: ReactNode;
}

/** Explains a plot's symbols. */
export const Legend = ({ entries }: { readonly entries: readonly Entry[] }) => (
  <Row aria-hidden gap={2.5} sx={{ marginBottom: 1, color: 'text.secondary' }}>
    {entries.map(({ name, mark }) => (
      <Row key={name} isOneLine gap={0.75} align="center" sx={{ fontSize: '0.75rem' }}>
        <svg width={22} height={14}>
          {mark}
        </svg>
        <bdi>{name}</bdi>
      </Row>
    ))}
  </Row>
);
