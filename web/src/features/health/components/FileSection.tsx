import { useState } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { FileFault, FileOwner } from '@domain/health/health.ts';
import { joinDotted } from '@domain/values/direction.ts';
import { ConfirmDialog } from '../../../components/dialogs/ConfirmDialog.tsx';
import { RowList } from '../../../components/RowList.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import type { Submission } from '../../../lib/submission/submitter.ts';
import { checkFiles, removeStrays } from '../data/checks.ts';
import { useParts } from '../data/useParts.ts';
import { CheckedSection } from './CheckedSection.tsx';
import { FaultOwner } from './FaultOwner.tsx';

/** Records listed; others are counted. */
const SHOWN = 50;
const MEGABYTE = 1024 * 1024;

const FaultRow = ({ fault }: { readonly fault: FileFault }) => {
  const text = useText();
  const { owner, kind, record, count, bytes, name, href } = fault;
  const what = text(`health.owner.${owner.split('/')[0] as FileOwner}`);
  const megabytes = Math.max(0.1, Math.round((bytes / MEGABYTE) * 10) / 10);
  const outcome =
    kind === 'stray'
      ? text('health.filesStray', { count, megabytes })
      : text('health.filesMissing', { count });

  return (
    <Box component="li" sx={{ paddingBlock: 1 }}>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="subtitle2" component="p">
          <FaultOwner name={name} href={href} otherwise={what} />
        </Typography>
        <Typography variant="body2">{name === null ? outcome : joinDotted([what, outcome])}</Typography>
        {record !== null && <Muted>{text(`health.missing.${record}`)}</Muted>}
      </Box>
    </Box>
  );
};

/** Orphaned files, which can be deleted, and missing files, each with advice. */
export const FileSection = () => {
  const text = useText();
  const toasts = useToasts();
  const [isAsking, setAsking] = useState(false);
  const parts = useParts(checkFiles);

  const remove = async (faults: readonly FileFault[], submission: Submission) => {
    const count = await removeStrays(faults, submission);
    toasts.success(text('health.removed', { count }));
    setAsking(false);
    // Checks repaired records again too, instead of assuming success.
    parts.start();
  };

  return (
    <CheckedSection
      title={text('health.files')}
      lead={text('health.filesLead')}
      startLabel={text('health.compareFiles')}
      of={parts}
      wellText={(count) => text('health.filesWell', { count })}
      wrongText={(faults) =>
        text('health.filesFound', { count: new Set(faults.map(({ owner }) => owner)).size })
      }
    >
      {(faults) => {
        const strays = faults.reduce((sum, { kind, count }) => sum + (kind === 'stray' ? count : 0), 0);

        return (
          <>
            {strays > 0 && (
              <div>
                <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
                  {text('health.removeStrays')}
                </Button>
              </div>
            )}
            <RowList label={text('health.filesList')}>
              {faults.slice(0, SHOWN).map((fault) => (
                <FaultRow key={`${fault.owner} ${fault.kind} ${fault.record ?? ''}`} fault={fault} />
              ))}
            </RowList>
            {faults.length > SHOWN && (
              <Typography variant="body2">{text('health.more', { count: faults.length - SHOWN })}</Typography>
            )}
            {isAsking && (
              <ConfirmDialog
                open
                title={text('health.removeTitle')}
                confirmLabel={text('health.removeStrays')}
                tone="error"
                onCancel={() => setAsking(false)}
                onConfirm={(submission) => remove(faults, submission)}
              >
                {text('health.removeText', { count: strays })}
              </ConfirmDialog>
            )}
          </>
        );
      }}
    </CheckedSection>
  );
};
