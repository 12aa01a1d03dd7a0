import Box from '@mui/material/Box';
import { computeHash } from '@domain/values/hash.ts';
import { getInitials } from '@domain/values/initials.ts';

/** Hues, 30° apart. */
const HUES = 12;

interface Props {
  readonly name: string;
  /** In pixels. */
  readonly size?: number;
}

/** A person's initials on a colour derived from their name. Decorative: the name is beside it. */
export const PersonMark = ({ name, size = 28 }: Props) => {
  const hue = ((computeHash(name) % HUES) * 360) / HUES;

  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        flexShrink: 0,
        width: size,
        height: size,
        borderRadius: '50%',
        fontSize: size * 0.4,
        fontWeight: 600,
        lineHeight: 1,
        color: 'text.primary',
        backgroundColor: `hsl(${hue} 65% 50% / 0.24)`,
        border: `1px solid hsl(${hue} 65% 50% / 0.5)`,
      }}
    >
      {getInitials(name)}
    </Box>
  );
};
