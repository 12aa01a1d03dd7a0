import Box from '@mui/material/Box';
import type { Casting } from '@domain/castings/castings.ts';
import type { Voice } from '@domain/projects/projects.ts';
import { paths } from '../../../app/paths.ts';
import { SavedSwitch } from '../../../components/form/SavedSwitch.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageWord } from '../../../lib/reference.ts';
import { LinkAddress } from '../components/LinkAddress.tsx';
import { ReplaceLinkButton } from '../components/ReplaceLinkButton.tsx';
import { castingLinkFault } from '../components/shownByLink.ts';
import { setLinkEnabled, setPreviewVisible } from '../data/castingSharing.ts';
import { linkOfCasting } from '../data/sharedLink.ts';

interface Props {
  readonly casting: Casting;
  readonly voices: readonly Voice[];
}

/** The link of a language: whether it is on, whether the project link shows it too, and its address. */
export const LanguageLinkHead = ({ casting, voices }: Props) => {
  const text = useText();
  const language = useLanguageWord()(casting.language);
  const link = linkOfCasting(casting);
  const fault = castingLinkFault(casting, voices);
  const listens = text('selection.anyoneListens');
  const shows = text('selection.showInPreview');
  return (
    <Box component="section" sx={{ marginBottom: 3, display: 'grid', justifyItems: 'start' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <SavedSwitch
          label={listens}
          name={`${listens}: ${language}`}
          failed={text('selection.visibilityFailed')}
          checked={casting.linkEnabled}
          change={(next, press) => setLinkEnabled(link, next, press)}
        />
        <LinkAddress
          address={paths.castingPreview.href(casting.urlIdentifier)}
          language={language}
          fault={fault && text(fault, { language })}
        />
        <ReplaceLinkButton link={link} language={language}>
          {text('selection.replaceLinkText')}
        </ReplaceLinkButton>
      </Box>
      <SavedSwitch
        label={shows}
        name={`${shows}: ${language}`}
        failed={text('selection.visibilityFailed')}
        checked={casting.previewVisible}
        change={(next, press) => setPreviewVisible(casting.id, next, press)}
      />
    </Box>
  );
};
