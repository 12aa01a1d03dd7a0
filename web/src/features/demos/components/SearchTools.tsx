import { useState } from 'react';
import Button from '@mui/material/Button';
import { Row } from '../../../components/layout/Row.tsx';
import { lazyComponent } from '../../../components/lazyComponent.tsx';
import { wantTexts } from '../../../i18n/texts.ts';
import { useText } from '../../../i18n/useText.ts';
import { isImpersonating, useSignedIn } from '../../../lib/session/session.ts';

const SaveSearchDialog = lazyComponent(async () => {
  const [part] = await Promise.all([import('./SaveSearchDialog.tsx'), wantTexts('lists')]);
  return part.SaveSearchDialog;
});
const SavedSearchesDialog = lazyComponent(() =>
  import('./SavedSearchesDialog.tsx').then((part) => part.SavedSearchesDialog),
);

interface Props {
  /** The filters, as the address carries them. */
  readonly query: string;
  readonly isRecent: boolean;
  readonly onRecent: (isWanted: boolean) => void;
  readonly onQuery: (query: string) => void;
}

/** Saved searches and recently played voices. */
export const SearchTools = ({ query, isRecent, onRecent, onQuery }: Props) => {
  const text = useText();
  const person = useSignedIn();
  const [open, setOpen] = useState<'save' | 'saved' | null>(null);
  const close = () => setOpen(null);

  return (
    <Row gap={0.5}>
      <Button
        size="small"
        aria-pressed={isRecent}
        color={isRecent ? 'primary' : 'inherit'}
        variant={isRecent ? 'contained' : 'text'}
        onClick={() => onRecent(!isRecent)}
      >
        {text('finder.recent')}
      </Button>
      {/* Saved searches are personal: an acting admin neither reads nor changes them. */}
      {!isImpersonating(person) && (
        <>
          <Button size="small" color="inherit" onClick={() => setOpen('saved')}>
            {text('finder.savedSearches')}
          </Button>
          {query !== '' && !isRecent && (
            <Button size="small" color="inherit" onClick={() => setOpen('save')}>
              {text('finder.saveSearch')}
            </Button>
          )}
        </>
      )}
      {open === 'save' && <SaveSearchDialog uid={person.uid} query={query} onClose={close} />}
      {open === 'saved' && (
        <SavedSearchesDialog
          uid={person.uid}
          onChoose={(choice) => {
            close();
            onQuery(choice);
          }}
          onClose={close}
        />
      )}
    </Row>
  );
};
