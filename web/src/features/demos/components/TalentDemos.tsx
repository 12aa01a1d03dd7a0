import { useState } from 'react';
import GraphicEq from '@mui/icons-material/GraphicEqOutlined';
import Card from '@mui/material/Card';
import type { Talent } from '@domain/talents/talents.ts';
import { useLiveDoc } from '#firebase/live.ts';
import { PlainList } from '../../../components/layout/PlainList.tsx';
import { Row } from '../../../components/layout/Row.tsx';
import { Stack } from '../../../components/layout/Stack.tsx';
import { ListBar } from '../../../components/lists/ListBar.tsx';
import { moveBetweenRows } from '../../../components/lists/rowKeys.ts';
import { listPart } from '../../../components/lists/tools.ts';
import { ToolsButton } from '../../../components/lists/ToolsButton.tsx';
import { RemovedByAgency } from '../../../common/talents/RemovedByAgency.tsx';
import { EmptyState, ErrorState } from '../../../components/states/states.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useOwnDemos } from '../data/useOwnDemos.ts';
import { AddDemos } from './AddDemos.tsx';
import { DefaultConsent } from './DefaultConsent.tsx';
import { DemoResultsSkeleton } from './DemoResultsSkeleton.tsx';
import { OwnDemoRow } from './OwnDemoRow.tsx';

const DemoTools = listPart(() => import('./DemoTools.tsx').then((module) => module.DemoTools));

interface Props {
  readonly talentId: string;
  readonly agencyId: string | undefined;
  /** Whether the user is the talent, not staff who manage them. */
  readonly isOwner: boolean;
}

/** A talent's demos with their reviews, and a drop zone for new ones. */
export const TalentDemos = ({ talentId, agencyId, isOwner }: Props) => {
  const text = useText();
  const [hasTools, setTools] = useState(false);
  const demos = useOwnDemos(talentId, agencyId);
  const talent = useLiveDoc<Talent>(`talents/${talentId}`).data;

  return (
    <>
      {talent && <AddDemos talent={talent} isOwner={isOwner} />}
      {demos.status === 'error' && <ErrorState error={demos.error} onRetry={demos.retry} />}
      {demos.status === 'loading' && <DemoResultsSkeleton />}
      {demos.data?.length === 0 && (
        <EmptyState icon={GraphicEq} title={text('ownDemos.none')}>
          {text('ownDemos.noneText')}
        </EmptyState>
      )}
      {demos.data && demos.data.length > 0 && (
        <Stack>
          <ListBar
            tools={
              <Row isOneLine>
                {hasTools && <DemoTools demos={demos.data} />}
                <ToolsButton
                  isOpen={hasTools}
                  onNear={DemoTools.ahead}
                  onToggle={() => setTools(!hasTools)}
                />
              </Row>
            }
          />
          <Card>
            <PlainList aria-label={text('nav.demos')} onKeyDown={moveBetweenRows}>
              {demos.data.map((demo) => (
                <OwnDemoRow key={demo.id} demo={demo} isOwner={isOwner} />
              ))}
            </PlainList>
          </Card>
        </Stack>
      )}
      {isOwner && <RemovedByAgency talentId={talentId} kind="demo" />}
      {talent && isOwner && <DefaultConsent talent={talent} />}
    </>
  );
};
