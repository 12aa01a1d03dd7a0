import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { getAccent } from '@domain/branding/accent.ts';
import type { SchemeName } from '@domain/branding/surfaces.ts';
import { Brand } from '../../../components/layout/Brand.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PolicyLinks } from '../../../components/layout/PolicyLinks.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
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
      <Muted
        component="figcaption"
        variant="caption"
        sx={{ display: 'block', paddingInline: 2, paddingTop: 1 }}
      >
        {text(scheme === 'light' ? 'agency.onLight' : 'agency.onDark')}
      </Muted>
      <Box sx={{ display: 'flex', alignItems: 'center', minHeight: 56, paddingInline: 2 }}>
        <Brand
          key={`${logoUrl} ${logoDarkUrl}`}
          name={publicName}
          logoUrl={logoUrl}
          logoDarkUrl={logoDarkUrl}
          isWordmark
        />
      </Box>
      <Stack gap={1.5} align="start" sx={{ padding: 2 }}>
        <Typography variant="h2" component="p">
          {text('agency.sampleTitle')}
        </Typography>
        <Muted variant="body1">{text('agency.sampleText', { agency: publicName })}</Muted>
        <Button variant="contained" component="span" tabIndex={-1}>
          {text('agency.sampleAction')}
        </Button>
      </Stack>
      <PolicyLinks {...(termsUrl ? { termsUrl } : {})} {...(privacyUrl ? { privacyUrl } : {})} />
    </Box>
  );
};
