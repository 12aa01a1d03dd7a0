import { useFormikContext } from 'formik';
import Box from '@mui/material/Box';
import { checkAccent } from '@domain/branding/check-accent.ts';
import { DEFAULT_ACCENT } from '@domain/branding/accent.ts';
import { FormTextField } from '../../../components/form/FormTextField.tsx';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import type { AgencyValues } from '../data/agencyValues.ts';

/** The agency's colour, as a code or from the browser's picker, with its contrast in both schemes. */
export const AccentField = () => {
  const text = useText();
  const { locale } = useLocale();
  const { values, setFieldValue } = useFormikContext<AgencyValues>();
  const check = checkAccent(values.accent);
  const formatRatio = (value: number) => value.toLocaleString(locale, { maximumFractionDigits: 1 });

  const describeContrast = (scheme: 'light' | 'dark') => {
    const { isKept, shown, contrast } = check[scheme];
    const name = text(scheme === 'light' ? 'agency.onLight' : 'agency.onDark');
    return text(isKept ? 'agency.contrastFine' : 'agency.contrastCorrected', {
      scheme: name,
      colour: shown,
      ratio: formatRatio(contrast),
    });
  };

  return (
    <FormTextField
      name="accent"
      label={text('agency.accent')}
      placeholder={DEFAULT_ACCENT}
      maxLength={7}
      helperText={
        values.accent === '' ? (
          text('agency.accentNone')
        ) : (
          <>
            {describeContrast('light')}
            <br />
            {describeContrast('dark')}
          </>
        )
      }
      startAdornment={
        <Box
          component="input"
          type="color"
          aria-label={text('agency.pickAccent')}
          value={check.asTyped ?? DEFAULT_ACCENT}
          onChange={({ target }: { readonly target: HTMLInputElement }) =>
            void setFieldValue('accent', target.value)
          }
          sx={{
            width: 28,
            height: 28,
            padding: 0,
            marginInlineEnd: 1,
            border: 0,
            background: 'none',
            cursor: 'pointer',
            flexShrink: 0,
          }}
        />
      }
    />
  );
};
