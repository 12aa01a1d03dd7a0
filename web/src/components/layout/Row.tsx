import type { CSSProperties } from 'react';
import Box from '@mui/material/Box';
import type { Primitive, PrimitiveProps } from './primitive.ts';

interface Props extends PrimitiveProps {
  /** In units of 8 pixels, or a CSS length. */
  readonly gap?: number | string;
  readonly align?: CSSProperties['alignItems'];
  readonly justify?: CSSProperties['justifyContent'];
  /** Doesn't wrap. */
  readonly isOneLine?: boolean;
}

/** Elements in a line that wraps, with space between them. */
export const Row = (({ gap = 1, align, justify, isOneLine = false, sx, ...rest }: Props) => (
  <Box
    {...rest}
    sx={{
      display: 'flex',
      ...(isOneLine ? {} : { flexWrap: 'wrap' }),
      alignItems: align,
      justifyContent: justify,
      gap,
      ...sx,
    }}
  />
)) as Primitive<Props>;
