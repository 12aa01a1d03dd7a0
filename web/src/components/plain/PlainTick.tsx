import type { ReactNode } from 'react';
import { Row } from '../layout/Row.tsx';

interface Props {
  readonly label: string;
  /** A checkbox or radio button. */
  readonly children: ReactNode;
}

/** A checkbox with its label and a touch-sized target. */
export const PlainTick = ({ label, children }: Props) => (
  <Row
    component="label"
    isOneLine
    gap={1.25}
    align="center"
    sx={{
      minHeight: 44,
      cursor: 'pointer',
      '& input': {
        flexShrink: 0,
        width: 20,
        height: 20,
        margin: 0,
        accentColor: 'var(--vc-palette-primary-main)',
      },
    }}
  >
    {children}
    <span>{label}</span>
  </Row>
);
