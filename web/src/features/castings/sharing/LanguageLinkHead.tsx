import Box from '@mui/material/Box';
import type { Casting } from '@domain/castings/castings.ts';
import { SavedSwitch } from '../../../components/form/SavedSwitch.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageWord } from '../../../lib/reference.ts';
import { api } from '../../../lib/http/api.ts';
import { setLinkEnabled } from '../data/castingSharing.ts';
import { getCastingLink } from '../data/sharedLink.ts';

/** Switches of a language: its own link, and its place in the project's link. */
export const LanguageLinkHead = ({ casting }: { readonly casting: Casting }) => {
  const text = useText();
  const language = useLanguageWord()(casting.language);
  const link = getCastingLink(casting);
  const listens = text('selection.anyoneListens');
  const shows = text('selection.showInPreview');

  return (
    <Box sx={{ display: 'grid', justifyItems: 'start' }}>
      <SavedSwitch
        label={listens}
        name={`${listens}: ${language}`}
        failed={text('selection.visibilityFailed')}
        checked={casting.linkEnabled}
        change={(next, submission) => setLinkEnabled(link, next, submission)}
      />
      <SavedSwitch
        label={shows}
        name={`${shows}: ${language}`}
        failed={text('selection.visibilityFailed')}
        checked={casting.previewVisible}
        change={(next, submission) =>
          api.castings.update({ id: casting.id }, { previewVisible: next }, submission)
        }
      />
    </Box>
  );
};
