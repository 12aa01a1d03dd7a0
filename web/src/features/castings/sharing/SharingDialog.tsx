import { useId, useState, type ReactNode } from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import MuiTab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { Casting } from '@domain/castings/castings.ts';
import type { Character } from '@domain/projects/projects.ts';
import { Dialog } from '../../../components/dialogs/Dialog.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { TableSkeleton } from '../../../components/table/TableSkeleton.tsx';
import { ErrorState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import type { SharedLink } from '../data/sharedLink.ts';
import { useGuestbook, type Guestbook } from '../data/useGuests.ts';
import { ReplaceLinkButton } from '../components/ReplaceLinkButton.tsx';
import { CommentList } from './CommentList.tsx';
import { cameByProjectLink } from './guestNames.ts';
import { LinkBar } from './LinkBar.tsx';
import { LinkTermsForm } from './LinkTermsForm.tsx';
import { MessengerCard } from './MessengerCard.tsx';
import { OpenedBy } from './OpenedBy.tsx';
import { VoteMatrix } from './VoteMatrix.tsx';

interface Props {
  readonly link: SharedLink;
  /** The link's language, as texts name it. */
  readonly language: string;
  /** The link's languages. */
  readonly castings: readonly Casting[];
  readonly voices: readonly Character[];
  /** Path on this site; undefined: no link. */
  readonly path: string | undefined;
  /** Whether the link is on. */
  readonly isOn: boolean;
  /** Why the link shows nothing, in words. */
  readonly fault: string | undefined;
  /** Switches of the link. */
  readonly head: ReactNode;
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

const REPLACE_TEXT = {
  casting: 'selection.replaceLinkText',
  project: 'sharing.replaceProjectText',
} as const;

const TABS = ['answers', 'settings'] as const;
type Tab = (typeof TABS)[number];

/** A link's access, terms and guests' feedback, live while open. */
export const SharingDialog = (props: Props) => {
  const { link, language, castings, voices, path, isOn, fault, head, onClose } = props;
  const text = useText();
  // A link that was never on opens at its settings.
  const [tab, setTab] = useState<Tab>(isOn ? 'answers' : 'settings');
  const titleId = useId();
  const [pages, setPages] = useState(1);
  const guestbook = useGuestbook(link, pages);
  const present = (book: Guestbook) => ({ link, book, castings, voices });

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
        <LinkBar link={link} language={language} path={path} isOn={isOn} fault={fault} />
        {head}
        <Tabs
          value={tab}
          onChange={(_event, nextTab: Tab) => setTab(nextTab)}
          aria-label={text('sharing.title', { language })}
          sx={{ marginTop: 1, borderBottom: 1, borderColor: 'divider' }}
        >
          {TABS.map((name) => (
            <MuiTab key={name} value={name} id={`${titleId}-${name}`} label={text(`sharing.tab.${name}`)} />
          ))}
        </Tabs>
        {tab === 'settings' && (
          <Stack role="tabpanel" aria-labelledby={`${titleId}-settings`} sx={{ marginTop: 2 }}>
            <LinkTermsForm link={link} />
            <MessengerCard />
            {path !== undefined && (
              <div>
                <ReplaceLinkButton link={link} language={language}>
                  {text(REPLACE_TEXT[link.kind])}
                </ReplaceLinkButton>
              </div>
            )}
          </Stack>
        )}
        {tab === 'answers' && (
          <div role="tabpanel" aria-labelledby={`${titleId}-answers`}>
            {guestbook.status === 'loading' && <TableSkeleton columns={4} />}
            {guestbook.status === 'error' && <ErrorState error={guestbook.error} onRetry={guestbook.retry} />}
            {guestbook.status === 'success' && (
              <>
                <Part title={text('sharing.votes')}>
                  <VoteMatrix {...present(guestbook.data)} />
                </Part>
                <Part title={text('sharing.comments')}>
                  <CommentList {...present(guestbook.data)} />
                </Part>
                <Part title={text('sharing.openedBy')}>
                  <OpenedBy
                    link={link}
                    guests={guestbook.data.guests.filter((guest) => !cameByProjectLink(guest, link.kind))}
                  />
                </Part>
                {guestbook.data.hasMore && (
                  <Row gap={2} align="center" sx={{ marginTop: 2 }}>
                    <Muted>{text('sharing.newest')}</Muted>
                    <Button variant="outlined" color="inherit" onClick={() => setPages(pages + 1)}>
                      {text('common.loadMore')}
                    </Button>
                  </Row>
                )}
              </>
            )}
          </div>
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
