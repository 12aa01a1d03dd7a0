import Box from '@mui/material/Box';
import type { Primitive, PrimitiveProps } from './primitive.ts';

interface Props extends PrimitiveProps {
  /** Space between the items, in units of 8 pixels or as a CSS length. */
  readonly gap?: number | string;
}

/** A list without bullets; Safari keeps its role only by name. */
export const PlainList = (({ gap, sx, ...rest }: Props) => (
  <Box
    component="ul"
    role="list"
    {...rest}
    sx={{
      ...(gap === undefined ? {} : { display: 'grid', gap }),
      listStyle: 'none',
      margin: 0,
      padding: 0,
      ...sx,
    }}
  />
)) as Primitive<Props, 'ul'>;
