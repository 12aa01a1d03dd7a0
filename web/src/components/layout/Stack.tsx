import type { CSSProperties } from 'react';
import Box from '@mui/material/Box';
import type { Primitive, PrimitiveProps } from './primitive.ts';

interface Props extends PrimitiveProps {
  /** In units of 8 pixels, or a CSS length. */
  readonly gap?: number | string;
  readonly align?: CSSProperties['justifyItems'];
  /** Whether wide content is cut off or scrolls, and doesn't widen the column. */
  readonly isBounded?: boolean;
}

/** A column with space between its elements. */
export const Stack = (({ gap = 2, align, isBounded = false, sx, ...rest }: Props) => (
  <Box
    {...rest}
    sx={{
      display: 'grid',
      ...(isBounded ? { gridTemplateColumns: 'minmax(0, 1fr)' } : {}),
      justifyItems: align,
      gap,
      ...sx,
    }}
  />
)) as Primitive<Props>;
