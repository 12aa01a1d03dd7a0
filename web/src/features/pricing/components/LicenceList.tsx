import { useState } from 'react';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { Licence } from '@domain/pricing/licences.ts';
import { joinDotted } from '@domain/values/direction.ts';
import type { LicenceChoice } from '@domain/pricing/pricing.schema.ts';
import { RowList } from '../../../components/RowList.tsx';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { TOAST_UNDO_MS, useToasts } from '../../../lib/toasts.ts';
import { useLocale } from '../../../i18n/localeContext.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSubmission } from '../../../lib/submission/useSubmission.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import { getChoice, formatLicence } from '../data/licenceChoice.ts';
import type { LicensedAsset } from '../data/licensed.ts';
import { api } from '../../../lib/http/api.ts';
import { LicencePrice } from './LicencePrice.tsx';

interface RowProps {
  readonly licence: Licence;
  readonly readOnly: boolean;
  readonly onDeleted: (licence: Licence) => void;
}

/** A licence in one line, with its price. */
const LicenceRow = ({ licence, readOnly, onDeleted }: RowProps) => {
  const text = useText();
  const { locale } = useLocale();
  const [failure, setFailure] = useState<unknown>();
  const { busy, submit } = useSubmission(async (submission) => {
    setFailure(undefined);
    await api.pricing.removeLicence({ assetId: licence.assetId, licenceId: licence.id }, submission);
    onDeleted(licence);
  }, setFailure);
  const getLanguageName = useLanguageName();
  const terms = formatLicence(licence, locale);
  const shown = licence.languages
    ? joinDotted([terms, licence.languages.map(getLanguageName).join(', ')])
    : terms;

  return (
    <Box component="li" sx={{ flexWrap: 'wrap' }}>
      <Box
        sx={{
          flex: '1 1 0',
          minWidth: 0,
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 1,
          justifyContent: 'space-between',
          paddingBlock: 0.5,
        }}
      >
        <Typography variant="body2" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          {shown}
        </Typography>
        <LicencePrice licence={licence} />
      </Box>
      {!readOnly && (
        <IconButton
          size="small"
          disabled={busy}
          aria-label={text('licensing.deleteLicence', { licence: shown })}
          onClick={() => void submit()}
        >
          <Delete fontSize="small" />
        </IconButton>
      )}
      {failure !== undefined && (
        <Box sx={{ flexBasis: '100%', paddingBottom: 1 }}>
          <FailedHere error={failure} what={text('licensing.notDeleted')} onRetry={() => void submit()} />
        </Box>
      )}
    </Box>
  );
};

interface Props {
  readonly licensed: LicensedAsset;
  readonly readOnly: boolean;
}

/** An asset's licences; a deleted one can be added again immediately. */
export const LicenceList = ({ licensed: { asset, licences }, readOnly }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const { locale } = useLocale();
  const restoring = useSubmission((submission, choice: LicenceChoice) =>
    api.pricing.addLicence({ id: asset.id }, choice, submission),
  );

  const notify = (licence: Licence) =>
    toasts.info(text('licensing.deleted', { licence: formatLicence(licence, locale) }), {
      lastsMs: TOAST_UNDO_MS,
      action: { label: text('common.undo'), onAction: () => void restoring.submit(getChoice(licence)) },
    });

  if (licences.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'warning.main', paddingBlock: 0.5 }}>
        {text('licensing.noLicence')}
      </Typography>
    );

  return (
    <RowList label={text('licensing.licencesFor', { name: asset.name })}>
      {licences.map((licence) => (
        <LicenceRow key={licence.id} licence={licence} readOnly={readOnly} onDeleted={notify} />
      ))}
    </RowList>
  );
};
