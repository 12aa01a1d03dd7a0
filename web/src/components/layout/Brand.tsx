import { getFirstGrapheme } from '@domain/values/graphemes.ts';
import { useState } from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Row } from './Row.tsx';

/** The platform's logo: five bars of a voice, in the current accent. */
export const BrandMark = ({ size = 28 }: { readonly size?: number }) => (
  <Box
    component="svg"
    viewBox="0 0 32 32"
    aria-hidden
    sx={{ width: size, height: size, flexShrink: 0, display: 'block', color: 'primary.main' }}
  >
    <rect width="32" height="32" rx="8" fill="currentColor" />
    <Box component="g" sx={{ fill: 'var(--vc-palette-primary-contrastText)' }}>
      <rect x="5.5" y="13" width="3" height="6" rx="1.5" />
      <rect x="10" y="9" width="3" height="14" rx="1.5" />
      <rect x="14.5" y="5" width="3" height="22" rx="1.5" />
      <rect x="19" y="10" width="3" height="12" rx="1.5" />
      <rect x="23.5" y="13" width="3" height="6" rx="1.5" />
    </Box>
  </Box>
);

/** The first letter of an agency without a logo. */
const Monogram = ({ name }: { readonly name: string }) => (
  <Box
    aria-hidden
    sx={{
      display: 'grid',
      placeItems: 'center',
      width: 28,
      height: 28,
      flexShrink: 0,
      borderRadius: '8px',
      fontWeight: 650,
      fontSize: '0.8125rem',
      color: 'primary.main',
      border: '1.5px solid',
      borderColor: 'primary.main',
    }}
  >
    {getFirstGrapheme(name.trim()).toUpperCase()}
  </Box>
);

interface LogoProps {
  readonly src: string;
  readonly onError: () => void;
  /** The scheme it is for; absent: both. */
  readonly on?: 'light' | 'dark';
}

/** Most logos are designed for white, so they get a white background in both schemes, unless they are for dark. */
const Logo = ({ src, onError, on }: LogoProps) => (
  <Box
    component="img"
    src={src}
    alt=""
    onError={onError}
    sx={{
      height: 28,
      minWidth: 28,
      maxWidth: 120,
      objectFit: 'contain',
      borderRadius: '6px',
      flexShrink: 0,
      ...(on === 'dark' ? { display: 'none' } : { backgroundColor: '#fff' }),
      ...(on ? { '[data-theme="dark"] &': { display: on === 'dark' ? 'block' : 'none' } } : {}),
    }}
  />
);

interface Props {
  readonly name: string;
  /** Null: a brand without a logo. Absent: the platform. */
  readonly logoUrl?: string | null;
  /** For dark surfaces; without it, the other one shows there on white. */
  readonly logoDarkUrl?: string | null | undefined;
  /** The logo contains the name, which then is for screen readers only. */
  readonly isWordmark?: boolean;
}

/** Logo and name. If the logo fails to load, a letter replaces it. */
export const Brand = ({ name, logoUrl, logoDarkUrl, isWordmark = false }: Props) => {
  const [broken, setBroken] = useState(false);

  return (
    <Row isOneLine gap={1.25} align="center" sx={{ minWidth: 0 }}>
      {logoUrl && !broken ? (
        <>
          <Logo src={logoUrl} onError={() => setBroken(true)} {...(logoDarkUrl ? { on: 'light' } : {})} />
          {logoDarkUrl && <Logo src={logoDarkUrl} onError={() => setBroken(true)} on="dark" />}
        </>
      ) : logoUrl === undefined ? (
        <BrandMark />
      ) : (
        <Monogram name={name} />
      )}
      <Typography
        component="span"
        noWrap
        {...(isWordmark && logoUrl && !broken ? { className: 'visually-hidden' } : {})}
        sx={{ fontWeight: 620, fontSize: '0.9375rem', letterSpacing: '-0.01em' }}
      >
        <bdi>{name}</bdi>
      </Typography>
    </Row>
  );
};
