import GraphicEq from '@mui/icons-material/GraphicEqOutlined';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { Demo } from '@domain/demos/demos.ts';
import type { Talent } from '@domain/talents/talents.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { paths } from '../../../app/paths.ts';
import { Muted } from '../../../components/layout/Muted.tsx';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ListBar } from '../../../components/lists/ListBar.tsx';
import { listFile } from '../../../components/lists/listFile.ts';
import { NoneFound } from '../../../components/lists/NoneFound.tsx';
import { moveBetweenRows, OPENS_ROW } from '../../../components/lists/rowKeys.ts';
import { ListTools } from '../../../components/lists/tools.ts';
import { LoadMore } from '../../../components/LoadMore.tsx';
import { EmptyState, ErrorState } from '../../../components/states/states.tsx';
import { getShownFields } from '../../../components/table/getShownFields.ts';
import { useColumnChoices } from '../../../components/table/useColumnChoices.ts';
import { useText } from '../../../i18n/useText.ts';
import { useLanguageName } from '../../../lib/reference.ts';
import { getAgencyDemoPages, useAgencyDemos, type AgencyDemoChoice } from '../data/useAgencyDemos.ts';
import { DemoResultsSkeleton } from './DemoResultsSkeleton.tsx';
import { OwnDemoRow } from './OwnDemoRow.tsx';
import { useDemoColumns } from './useDemoColumns.ts';

interface TalentProps extends Pick<Demo, 'talentId' | 'language'> {
  readonly showsTalent: boolean;
  readonly showsLanguage: boolean;
}

const TalentOf = ({ talentId, language, showsTalent, showsLanguage }: TalentProps) => {
  const text = useText();
  const languageName = useLanguageName();
  const talent = useLiveDoc<Talent>(`talents/${talentId}`).data;

  return (
    <Muted>
      {showsTalent && (
        <Link component={RouterLink} to={paths.editTalent.href(talentId)} {...OPENS_ROW}>
          <bdi>{talent?.fullName || text('agencyDemos.talent')}</bdi>
        </Link>
      )}
      {showsTalent && showsLanguage && ' · '}
      {showsLanguage && languageName(language)}
    </Muted>
  );
};

interface Props {
  readonly choice: AgencyDemoChoice;
  readonly onAnyLanguage: () => void;
}

const NoDemos = ({ choice: { status, language }, onAnyLanguage }: Props) => {
  const text = useText();

  return language === undefined ? (
    <EmptyState icon={GraphicEq} title={text(`agencyDemos.none.${status}`)}>
      {text(`agencyDemos.noneText.${status}`)}
    </EmptyState>
  ) : (
    <NoneFound
      title={text('agencyDemos.noneInLanguage')}
      clearLabel={text('agencyDemos.anyLanguage')}
      onClear={onAnyLanguage}
    />
  );
};

/** An agency's demos in one review state. Reads its page and their talents. */
export const AgencyDemos = ({ choice, onAnyLanguage }: Props) => {
  const text = useText();
  const demos = useAgencyDemos(choice);
  const columns = useDemoColumns();
  const choosing = useColumnChoices('agencyDemos');
  const { visible } = choosing;
  const shown = getShownFields(columns, visible);
  const shows = (field: string) => shown.includes(field);
  const { data } = demos;
  const file = listFile(text('agencyDemos.file'), columns, visible, getAgencyDemoPages(choice));

  return (
    <Stack>
      <ListBar
        tools={
          <ListTools
            views="agencyDemos"
            columns={columns}
            choosing={choosing}
            {...(data?.length ? { file } : {})}
          />
        }
      />
      {demos.status === 'error' && <ErrorState error={demos.error} onRetry={demos.retry} />}
      {demos.status === 'loading' && <DemoResultsSkeleton />}
      {data?.length === 0 && <NoDemos choice={choice} onAnyLanguage={onAnyLanguage} />}
      {data && data.length > 0 && (
        <Card>
          <PlainList onKeyDown={moveBetweenRows}>
            {data.map((demo) => (
              <OwnDemoRow
                key={demo.id}
                demo={demo}
                isOwner={false}
                shows={shows}
                talent={
                  <TalentOf
                    talentId={demo.talentId}
                    language={demo.language}
                    showsTalent={shows('talent')}
                    showsLanguage={shows('language')}
                  />
                }
              />
            ))}
          </PlainList>
        </Card>
      )}
      <LoadMore of={demos.of} onMore={demos.loadMore} />
    </Stack>
  );
};
