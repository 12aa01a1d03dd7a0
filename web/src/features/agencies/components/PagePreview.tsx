import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { getAccent } from '@domain/branding/accent.ts';
import type { SchemeName } from '@domain/branding/surfaces.ts';
import { Brand } from '../../../components/layout/Brand.tsx';
import { PolicyLinks } from '../../../components/layout/PolicyLinks.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { PreviewedBrand } from '../data/useMailPreview.ts';

interface Props {
  readonly brand: PreviewedBrand & { readonly logoDarkUrl: string | null };
  readonly fallback: string;
  readonly scheme: SchemeName;
}

/** CSS variables that apply this colour to everything inside. */
const getPalette = (accent: string, scheme: SchemeName): Record<string, string> => {
  const { main, light, dark, contrastText } = getAccent(accent, scheme);
  return {
    '--vc-palette-primary-main': main,
    '--vc-palette-primary-light': light,
    '--vc-palette-primary-dark': dark,
    '--vc-palette-primary-contrastText': contrastText,
  };
};

/** Preview of a page behind a link, in one scheme: header, legal documents and a first task. */
export const PagePreview = ({ brand, fallback, scheme }: Props) => {
  const text = useText();
  const { publicName, logoUrl, logoDarkUrl, termsUrl, privacyUrl, accent } = brand;

  return (
    <Box
      component="figure"
      data-theme={scheme}
      style={getPalette(accent ?? fallback, scheme)}
      sx={{
        margin: 0,
        border: '1px solid',
        borderColor: 'divider',
        borderRadius: '8px',
        overflow: 'hidden',
        backgroundColor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Typography
        component="figcaption"
        variant="caption"
        sx={{ display: 'block', paddingInline: 2, paddingTop: 1, color: 'text.secondary' }}
      >
        {text(scheme === 'light' ? 'agency.onLight' : 'agency.onDark')}
      </Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 56, paddingInline: 2 }}>
        <Brand
          key={`${logoUrl} ${logoDarkUrl}`}
          name={publicName}
          logoUrl={logoUrl}
          logoDarkUrl={logoDarkUrl}
          isWordmark
        />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, padding: 2, justifyItems: 'start' }}>
        <Typography variant="h2" component="p">
          {text('agency.sampleTitle')}
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          {text('agency.sampleText', { agency: publicName })}
        </Typography>
        <Button variant="contained" component="span" tabIndex={-1}>
          {text('agency.sampleAction')}
        </Button>
      </Box>
      <PolicyLinks {...(termsUrl ? { termsUrl } : {})} {...(privacyUrl ? { privacyUrl } : {})} />
    </Box>
  );
};
