import Skeleton from '@mui/material/Skeleton';
import { InfoDialog } from '../../../components/dialogs/InfoDialog.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { download } from '../../../lib/http/download.ts';
import { api } from '../../../lib/http/api.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';
import { ScriptAccessLists } from './ScriptAccessLists.tsx';

interface Props {
  readonly auditionId: string;
  readonly character: string;
  readonly onClose: () => void;
}

/** Who accepted the confidentiality of a private script, and who downloaded it, how often and when last. */
export const ScriptReadersDialog = ({ auditionId, character, onClose }: Props) => {
  const text = useText();
  const request = useRequest(auditionId, (signal) =>
    api.auditions.scriptReaders({ id: auditionId }, { signal }),
  );

  return (
    <InfoDialog
      title={text('auditions.scriptReadersFor', { character })}
      maxWidth={480}
      onClose={onClose}
      actions={
        <SendButton
          color="inherit"
          onSend={() => download(api.auditions.script, { params: { id: auditionId }, name: 'script.pdf' })}
          sx={{ marginInlineEnd: 'auto' }}
        >
          {text('auditions.ownScriptCopy')}
        </SendButton>
      }
    >
      {request.status === 'loading' && (
        <LoadingState>
          <Skeleton height={40} />
          <Skeleton height={40} />
        </LoadingState>
      )}
      {request.status === 'error' && <ErrorState error={request.error} onRetry={request.reload} />}
      {request.data && <ScriptAccessLists {...request.data} />}
      <Muted variant="caption" component="p" sx={{ marginTop: 2 }}>
        {text('auditions.scriptReadersNote')}
      </Muted>
    </InfoDialog>
  );
};
