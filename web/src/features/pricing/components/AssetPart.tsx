import { useState } from 'react';
import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { LICENCES_MAX } from '@domain/pricing/licences.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { LicensedAsset } from '../data/licensed.ts';
import { api } from '../../../lib/http/api.ts';
import { AssetFields } from './AssetFields.tsx';
import { CopyLicences, type CopySource } from './CopyLicences.tsx';
import { LicenceForm } from './LicenceForm.tsx';
import { LicenceList } from './LicenceList.tsx';
import type { OpenForm } from './useOpenForm.ts';

interface Props {
  readonly licensed: LicensedAsset;
  readonly sources: readonly CopySource[];
  readonly form: OpenForm;
  readonly readOnly: boolean;
}

/** A character's asset with its licences. */
export const AssetPart = ({ licensed, sources, form, readOnly }: Props) => {
  const text = useText();
  const [isLeaving, setLeaving] = useState(false);
  const { asset, licences } = licensed;
  const { id, name, spots, lengthSeconds } = asset;
  const isFull = licences.length >= LICENCES_MAX;

  return (
    <Box
      role="group"
      aria-label={name}
      sx={{
        paddingBlock: 2,
        borderTop: '1px solid',
        borderColor: 'divider',
        '&:first-of-type': { borderTop: 0, paddingTop: 0 },
      }}
    >
      <Row isOneLine gap={0.5} align="flex-start">
        {readOnly ? (
          <Typography sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', paddingBottom: 1 }}>
            <bdi>{name}</bdi>
            <Muted component="span" sx={{ marginLeft: 1 }}>
              {text('licensing.assetFacts', { spots, length: lengthSeconds ?? 0 })}
            </Muted>
          </Typography>
        ) : (
          <>
            <AssetFields asset={asset} />
            <IconButton
              aria-label={text('licensing.deleteAsset', { name })}
              onClick={() => setLeaving(true)}
              sx={{ width: 38, height: 38 }}
            >
              <Delete fontSize="small" />
            </IconButton>
          </>
        )}
      </Row>
      <LicenceList licensed={licensed} readOnly={readOnly} />
      {!readOnly && form.options && form.target === id && (
        <LicenceForm
          draft={`licence.${id}`}
          label={text('licensing.newLicenceFor', { name })}
          submitLabel={text('licensing.addLicence')}
          options={form.options}
          languages={form.languages}
          onChoice={form.notify}
          onSend={(choice, submission) => api.pricing.addLicence({ id }, choice, submission)}
          onClose={form.close}
        />
      )}
      {!readOnly && form.target !== id && !isFull && (
        <Row sx={{ marginTop: 0.5 }}>
          <Button
            size="small"
            startIcon={<Add />}
            loading={form.isLoading}
            onClick={() => form.open(id)}
            aria-label={text('licensing.addLicenceTo', { name })}
          >
            {text('licensing.addLicence')}
          </Button>
          <CopyLicences assetId={id} sources={sources} />
        </Row>
      )}
      <ConfirmDialog
        open={isLeaving}
        title={text('licensing.deleteAssetTitle', { name })}
        confirmLabel={text('common.delete')}
        tone="error"
        onConfirm={async (submission) => {
          await api.pricing.removeAsset({ id }, submission);
          setLeaving(false);
        }}
        onCancel={() => setLeaving(false)}
      >
        {text('licensing.deleteAssetText', { licences: licences.length })}
      </ConfirmDialog>
    </Box>
  );
};
