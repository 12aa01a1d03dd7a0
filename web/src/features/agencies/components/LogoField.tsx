import { useId, useRef, useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useField } from 'formik';
import { LOGO_MAX_BYTES, LOGO_MAX_SIDE } from '@domain/agencies/logos.ts';
import { Row } from '../../../components/layout/Row.tsx';
import { FileButton } from '../../../components/upload/FileButton.tsx';
import { useText } from '../../../i18n/useText.ts';
import { upload } from '../../../lib/http/upload.ts';
import { useErrorText } from '../../../lib/http/useErrorText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { useSubmission } from '../../../lib/submission/useSubmission.ts';
import { api } from '../../../lib/http/api.ts';

const MEGABYTES = LOGO_MAX_BYTES / 1024 / 1024;
const TYPES = '.png,.jpg,.jpeg,.webp,.svg,image/png,image/jpeg,image/webp,image/svg+xml';

interface Props {
  readonly agencyId: string;
  readonly name: 'logoUrl' | 'logoDarkUrl' | 'isotypeLogoUrl';
  readonly on: 'light' | 'dark';
}

/** A logo: uploaded when chosen, previewed, and applied when the form is saved. */
export const LogoField = ({ agencyId, name, on }: Props) => {
  const text = useText();
  const errorText = useErrorText();
  const faultId = useId();
  const [{ value }, { error }, { setValue }] = useField<string>(name);
  const [fault, setFault] = useState<string>();
  const chosen = useRef<File>(undefined);
  const label = text(`agency.${name}`);

  const { busy, submit } = useSubmission(
    async (submission: Submission, _about: string) => {
      const file = chosen.current;
      setFault(undefined);
      if (!file) return;
      if (file.size > LOGO_MAX_BYTES) return setFault(text('agency.logoTooLarge', { megabytes: MEGABYTES }));
      const { url } = await upload(api.agencies.addLogo, {
        params: { id: agencyId },
        file,
        submission,
      });
      await setValue(url);
    },
    (failure) => setFault(errorText(failure)),
  );

  const view = fault ?? error;

  return (
    <div role="group" aria-label={label} aria-describedby={faultId} data-field={name}>
      <Typography variant="subtitle2">{label}</Typography>
      <Row align="center" sx={{ marginTop: 0.75 }}>
        <Box
          data-theme={on}
          sx={{
            display: 'grid',
            placeItems: 'center',
            width: 96,
            height: 48,
            padding: 0.5,
            border: '1px solid',
            borderColor: 'divider',
            borderRadius: '6px',
            backgroundColor: on === 'dark' ? 'background.paper' : '#fff',
            color: 'text.secondary',
          }}
        >
          {value ? (
            <Box
              component="img"
              src={value}
              alt=""
              sx={{ maxWidth: 1, maxHeight: 40, objectFit: 'contain' }}
            />
          ) : (
            <Typography variant="caption">{text('agency.noLogo')}</Typography>
          )}
        </Box>
        <FileButton
          accept={TYPES}
          size="small"
          variant="outlined"
          busy={busy}
          onFile={(file) => {
            chosen.current = file;
            void submit(`${file.name} ${file.size} ${file.lastModified}`);
          }}
        >
          {text(value ? 'agency.replaceLogo' : 'agency.uploadLogo')}
          <span className="visually-hidden">: {label}</span>
        </FileButton>
        {value && (
          <Button size="small" color="error" disabled={busy} onClick={() => void setValue('')}>
            {text('agency.removeLogo')}
            <span className="visually-hidden">: {label}</span>
          </Button>
        )}
      </Row>
      <FormHelperText id={faultId} error={view !== undefined} role={view === undefined ? undefined : 'alert'}>
        {view ?? text(`agency.${name}Hint`, { megabytes: MEGABYTES, pixels: LOGO_MAX_SIDE })}
      </FormHelperText>
    </div>
  );
};
