import { useId } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { scriptApi } from '@domain/auditions/script.api.ts';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { DateText } from '../../../components/DateText.tsx';
import { RowList } from '../../../components/RowList.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { call } from '../../../lib/http/call.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';

interface Props {
  readonly auditionId: string;
  readonly character: string;
  readonly onClose: () => void;
}

/** Who downloaded a private script, how often and when last. */
export const ScriptReadersDialog = ({ auditionId, character, onClose }: Props) => {
  const text = useText();
  const titleId = useId();
  const title = text('auditions.scriptReadersFor', { character });
  const request = useRequest(auditionId, (signal) =>
    call(scriptApi['auditions.scriptReaders'], { params: { id: auditionId } }, { signal }),
  );
  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 480, margin: 2 } } }}
    >
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {request.status === 'loading' && (
          <LoadingState>
            <Skeleton height={40} />
          </LoadingState>
        )}
        {request.status === 'error' && <ErrorState error={request.error} onRetry={request.reload} />}
        {request.data?.length === 0 && <Typography>{text('auditions.noScriptReaders')}</Typography>}
        {request.data && request.data.length > 0 && (
          <RowList label={title}>
            {request.data.map(({ name, side, count, firstAt, lastAt }) => (
              <Box component="li" key={`${firstAt} ${name}`} sx={{ flexWrap: 'wrap', paddingBlock: 0.5 }}>
                <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
                  <bdi>{name}</bdi>
                  <Typography component="span" variant="body2" sx={{ color: 'text.secondary' }}>
                    {' · '}
                    {text(`auditions.side.${side}`)}
                    {count > 1 && (
                      <>
                        {' · '}
                        {text('auditions.scriptDownloads', { count })}
                      </>
                    )}
                  </Typography>
                </Box>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  <DateText instant={lastAt} withTime />
                </Typography>
              </Box>
            ))}
          </RowList>
        )}
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', marginTop: 2 }}>
          {text('auditions.scriptReadersNote')}
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {text('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
