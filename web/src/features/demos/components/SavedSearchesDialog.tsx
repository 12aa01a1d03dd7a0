import { useState } from 'react';
import DeleteOutline from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { SEARCHES_VIEW, type SavedView } from '@domain/navigation/saved-views.ts';
import { InfoDialog } from '../../../components/dialogs/InfoDialog.tsx';
import { SendButton } from '../../../components/SendButton.tsx';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { ErrorState, LoadingState } from '../../../components/states/states.tsx';
import { changeViews, loadViews } from '../../../components/views/storedViews.ts';
import { useText } from '../../../i18n/useText.ts';
import { useRequest } from '../../../lib/http/useRequest.ts';

interface Props {
  readonly uid: string;
  readonly onChoose: (query: string) => void;
  readonly onClose: () => void;
}

interface ListProps {
  readonly searches: readonly SavedView[];
  readonly onChoose: (query: string) => void;
  readonly remove: (name: string) => Parameters<typeof SendButton>[0]['onSend'];
}

const SearchList = ({ searches, onChoose, remove }: ListProps) => {
  const text = useText();
  if (searches.length === 0) {
    return <Muted variant="body1">{text('finder.noSearches')}</Muted>;
  }

  return (
    <PlainList>
      {searches.map(({ name, query }) => (
        <Row component="li" key={name} isOneLine align="center">
          <Button
            color="inherit"
            onClick={() => onChoose(query)}
            sx={{ flex: 1, justifyContent: 'flex-start', textAlign: 'start', overflowWrap: 'anywhere' }}
          >
            <bdi>{name}</bdi>
          </Button>
          <SendButton
            color="inherit"
            aria-label={text('finder.forgetSearch', { name })}
            onSend={remove(name)}
            sx={{ minWidth: 44, color: 'text.secondary' }}
          >
            <DeleteOutline fontSize="small" />
          </SendButton>
        </Row>
      ))}
    </PlainList>
  );
};

/** The user's saved searches: open or delete one. */
export const SavedSearchesDialog = ({ uid, onChoose, onClose }: Props) => {
  const text = useText();
  const loaded = useRequest(uid, (signal) => loadViews(SEARCHES_VIEW, uid, signal));
  const [changed, setChanged] = useState<readonly SavedView[]>();
  const searches = changed ?? loaded.data;

  return (
    <InfoDialog title={text('finder.savedSearches')} maxWidth={440} onClose={onClose}>
      {searches ? (
        <SearchList
          searches={searches}
          onChoose={onChoose}
          remove={(name) => async (submission) => {
            setChanged(
              await changeViews(
                SEARCHES_VIEW,
                uid,
                (savedViews) => savedViews.filter((search) => search.name !== name),
                submission,
              ),
            );
          }}
        />
      ) : loaded.status === 'error' ? (
        <ErrorState error={loaded.error} onRetry={loaded.reload} />
      ) : (
        <LoadingState>
          <Skeleton height={40} />
          <Skeleton height={40} width="70%" />
        </LoadingState>
      )}
    </InfoDialog>
  );
};
