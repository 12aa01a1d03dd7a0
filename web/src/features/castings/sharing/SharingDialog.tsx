import { useId, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import type { Casting } from '@domain/castings/castings.ts';
import type { Voice } from '@domain/projects/projects.ts';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { TableSkeleton } from '../../../components/table/TableSkeleton.tsx';
import { ErrorState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { SharedLink } from '../data/sharedLink.ts';
import { useGuestbook, type Guestbook } from '../data/useGuests.ts';
import { CommentList } from './CommentList.tsx';
import { cameByProject } from './guestNames.ts';
import { LinkTermsForm } from './LinkTermsForm.tsx';
import { OpenedBy } from './OpenedBy.tsx';
import { VoteMatrix } from './VoteMatrix.tsx';

interface Props {
  readonly link: SharedLink;
  /** What it is a link to, as texts name it. */
  readonly language: string;
  /** The languages that it is about. */
  readonly castings: readonly Casting[];
  readonly voices: readonly Voice[];
  /** What is to be said of the link before what it asks for. */
  readonly head?: ReactNode;
  readonly onClose: () => void;
}

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <Box component="section" sx={{ marginTop: 3 }}>
    <Typography variant="h4" component="h3" sx={{ marginBottom: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
);

/** What a link asks of its guests, who opened it, and what they said: live while it is open. */
export const SharingDialog = ({ link, language, castings, voices, head, onClose }: Props) => {
  const text = useText();
  const titleId = useId();
  const [pages, setPages] = useState(1);
  const guestbook = useGuestbook(link, pages);
  const told = (book: Guestbook) => ({ link, book, castings, voices });
  return (
    <Dialog
      open
      onClose={(_event, reason) => {
        if (reason !== 'backdropClick') onClose();
      }}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 880, margin: { xs: 1, sm: 2 } } } }}
    >
      <DialogTitle id={titleId}>{text('sharing.title', { language })}</DialogTitle>
      <DialogContent>
        {head}
        <Typography variant="h4" component="h3">
          {text('sharing.terms')}
        </Typography>
        <LinkTermsForm link={link} />
        {guestbook.status === 'loading' && <TableSkeleton columns={4} />}
        {guestbook.status === 'error' && <ErrorState error={guestbook.error} onRetry={guestbook.retry} />}
        {guestbook.status === 'success' && (
          <>
            <Part title={text('sharing.votes')}>
              <VoteMatrix {...told(guestbook.data)} />
            </Part>
            <Part title={text('sharing.comments')}>
              <CommentList {...told(guestbook.data)} />
            </Part>
            <Part title={text('sharing.openedBy')}>
              <OpenedBy
                link={link}
                guests={guestbook.data.guests.filter((guest) => !cameByProject(guest, link.kind))}
              />
            </Part>
            {guestbook.data.hasMore && (
              <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 2, marginTop: 2 }}>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {text('sharing.newest')}
                </Typography>
                <Button variant="outlined" color="inherit" onClick={() => setPages(pages + 1)}>
                  {text('common.loadMore')}
                </Button>
              </Box>
            )}
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {text('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
