import { useDeferredValue, useId, useState } from 'react';
import Search from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import InputAdornment from '@mui/material/InputAdornment';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { joinDotted } from '@domain/values/direction.ts';
import { Dialog } from '../../components/dialogs/Dialog.tsx';
import { Muted } from '../../components/layout/Muted.tsx';
import { ErrorState, LoadingState } from '../../components/states/states.tsx';
import { useText } from '../../i18n/useText.ts';
import { useSignedIn } from '../../lib/session/session.ts';
import { PEOPLE_SHOWN, usePeople } from '../../common/people/usePeople.ts';
import { useActAs } from '../../common/people/useActAs.ts';

const ROWS = [0, 1, 2, 3, 4];

/** Chooses whom to act as: people of the chosen agency except admins. */
export const ImpersonateDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const text = useText();
  const titleId = useId();
  const { agency } = useSignedIn();
  const [search, setSearch] = useState('');
  const people = usePeople(agency?.id, useDeferredValue(search));
  const found = people.data?.members.filter(({ roles }) => !roles.includes('admin'));

  const { busy, actAs } = useActAs();

  return (
    <Dialog
      open
      onClose={onClose}
      aria-labelledby={titleId}
      slotProps={{ paper: { sx: { width: 1, maxWidth: 480, margin: 2, height: 'min(640px, 90vh)' } } }}
    >
      <DialogTitle id={titleId}>{text('impersonation.title')}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
        <Muted variant="body1">{text('impersonation.lead', { agency: agency?.publicName ?? '' })}</Muted>
        <TextField
          autoFocus
          label={text('impersonation.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          slotProps={{
            input: {
              startAdornment: (
                <InputAdornment position="start">
                  <Search fontSize="small" />
                </InputAdornment>
              ),
            },
          }}
        />
        {people.status === 'error' && <ErrorState error={people.error} onRetry={people.retry} />}
        {people.status === 'loading' && (
          <LoadingState>
            {ROWS.map((row) => (
              <Skeleton key={row} height={52} />
            ))}
          </LoadingState>
        )}
        {found?.length === 0 && (
          <Muted role="status" variant="body1">
            {text('impersonation.nobody')}
          </Muted>
        )}
        {people.data?.isCut && (
          <Muted role="status">{text('impersonation.cut', { max: PEOPLE_SHOWN })}</Muted>
        )}
        {found && found.length > 0 && (
          <Box sx={{ overflowY: 'auto', marginInline: -1 }}>
            <List dense disablePadding>
              {found.map((person) => (
                <ListItemButton key={person.id} disabled={busy} onClick={() => void actAs(person)}>
                  <ListItemText
                    primary={person.displayName}
                    secondary={joinDotted([
                      person.email,
                      ...person.roles.map((role) => text(`role.${role}`)),
                    ])}
                    slotProps={{ primary: { noWrap: true }, secondary: { noWrap: true } }}
                  />
                </ListItemButton>
              ))}
            </List>
          </Box>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {text('common.cancel')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
