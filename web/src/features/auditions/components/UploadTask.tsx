import { useEffect, useState } from 'react';
import CheckCircle from '@mui/icons-material/CheckCircleOutlined';
import Inventory from '@mui/icons-material/InventoryOutlined';
import TimerOff from '@mui/icons-material/TimerOffOutlined';
import Box from '@mui/material/Box';
import { useSearchParams } from 'react-router-dom';
import type { AuditionEntryPage } from '@domain/auditions/auditions.ts';
import { paths } from '../../../app/paths.ts';
import { useDocumentTitle } from '../../../components/layout/useDocumentTitle.ts';
import { useHiddenLogo } from '../../../components/layout/tokenFrame.ts';
import { StateCard } from '../../../components/states/StateCard.tsx';
import { useText } from '../../../i18n/useText.ts';
import { ScriptSheet } from './ScriptSheet.tsx';
import { UploadForm } from './UploadForm.tsx';

export type Outcome = 'open' | 'uploaded' | 'expired' | 'submitted';

/** The one task behind the link, or why there is nothing left to do. */
export const UploadTask = ({
  entry,
  token,
}: {
  readonly entry: AuditionEntryPage;
  readonly token: string;
}) => {
  const text = useText();
  const [outcome, setOutcome] = useState<Outcome>(entry.state);
  const [query, setQuery] = useSearchParams();
  const isScript = query.get('view') === 'script' && entry.script !== '';
  const submitted = outcome === 'submitted';
  useDocumentTitle(text('upload.pageTitle'));
  useHiddenLogo(submitted);

  useEffect(() => {
    // The task is over: the link's token leaves the address, and a reload leads to the site's root.
    if (submitted) window.history.replaceState(null, '', paths.root.href());
  }, [submitted]);

  const showScript = (isShown: boolean) =>
    setQuery((current) => {
      const next = new URLSearchParams(current);
      if (isShown) next.set('view', 'script');
      else next.delete('view');
      return next;
    });

  switch (outcome) {
    case 'open':
      return (
        <>
          {isScript && <ScriptSheet entry={entry} onUpload={() => showScript(false)} />}
          {/* Behind the script the form stays as it is: a recording may be chosen already. */}
          <Box sx={{ display: isScript ? 'none' : 'contents' }}>
            <UploadForm
              entry={entry}
              token={token}
              onOutcome={setOutcome}
              onScript={() => showScript(true)}
            />
          </Box>
        </>
      );
    case 'expired':
      return (
        <StateCard icon={TimerOff} headingLevel="h1" title={text('upload.expired')}>
          {text('upload.expiredText')}
        </StateCard>
      );
    case 'uploaded':
      return (
        <StateCard icon={Inventory} headingLevel="h1" title={text('upload.already')}>
          {text('upload.alreadyText')}
        </StateCard>
      );
    case 'submitted':
      return (
        <div role="status" style={{ margin: 'auto' }}>
          <StateCard icon={CheckCircle} headingLevel="h1" title={text('upload.doneTitle')}>
            {text('upload.success')} {text('upload.doneText')}
          </StateCard>
        </div>
      );
  }
};
