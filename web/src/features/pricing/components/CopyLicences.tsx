import { useState } from 'react';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { useToasts } from '../../../lib/toasts.ts';
import { useText } from '../../../i18n/useText.ts';
import { useSubmission } from '../../../lib/submission/useSubmission.ts';
import { api } from '../../../lib/http/api.ts';

/** An asset that licences can be copied from. */
export interface CopySource {
  readonly assetId: string;
  /** Includes the character's name in projects with several. */
  readonly name: string;
  readonly licences: number;
}

interface Props {
  readonly assetId: string;
  readonly sources: readonly CopySource[];
}

export const CopyLicences = ({ assetId, sources }: Props) => {
  const text = useText();
  const toasts = useToasts();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [failed, setFailed] = useState<{ readonly error: unknown; readonly from: string }>();
  const [from, setFrom] = useState('');

  const { busy, submit } = useSubmission(
    async (submission, source: string) => {
      setFailed(undefined);
      const copied = await api.pricing.copyLicences({ assetId }, { fromAssetId: source }, submission);
      toasts.success(text('licensing.added', { count: copied.length }));
    },
    (error) => setFailed({ error, from }),
  );

  const copy = (source: string) => {
    setAnchor(null);
    setFrom(source);
    void submit(source);
  };

  if (sources.length === 0) return null;

  return (
    <>
      <Button
        size="small"
        color="inherit"
        loading={busy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text('licensing.copy')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {sources.map(({ assetId: source, name, licences }) => (
          <MenuItem key={source} onClick={() => copy(source)}>
            {text('licensing.copySource', { name, licences })}
          </MenuItem>
        ))}
      </Menu>
      {failed && (
        <FailedHere
          error={failed.error}
          what={text('licensing.notCopied')}
          onRetry={() => copy(failed.from)}
        />
      )}
    </>
  );
};
