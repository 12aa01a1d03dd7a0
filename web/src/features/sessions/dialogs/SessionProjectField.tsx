import { useState } from 'react';
import { FormChoice } from '../../../components/form/FormChoice.tsx';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useProjectOwner, useProjects } from '../../../common/board/useProjects.ts';
import { useSlotsToPlan } from '../data/useSlotsToPlan.ts';
import { useLatestData } from '../../../lib/useLatestData.ts';
import { useDebouncedValue } from '../../../lib/useDebouncedValue.ts';

/** Projects offered initially; typing finds others. */
const OFFERED = 50;

/** Selects a session's project among the agency's open ones, by name. */
export const SessionProjectField = () => {
  const text = useText();
  const [typed, setTyped] = useState('');
  const search = useDebouncedValue(typed);
  const owner = useProjectOwner(true);
  const projects = useProjects({ shelf: 'open', kinds: [], state: null, search }, OFFERED, owner);
  const slots = useSlotsToPlan();
  const waiting = new Set(slots.data?.map(({ projectId }) => projectId));
  const found = (useLatestData(projects.data) ?? [])
    .map(({ id, name }) => ({ code: id, label: name }))
    // Projects with booked voices that have no session come first.
    .toSorted((a, b) => Number(waiting.has(b.code)) - Number(waiting.has(a.code)));
  if (projects.status === 'error')
    return (
      <FailedHere error={projects.error} what={text('sessions.projectsFailed')} onRetry={projects.retry} />
    );

  return (
    <FormChoice
      name="projectId"
      label={text('sessions.project')}
      options={found}
      loading={projects.status === 'loading'}
      onSearch={setTyped}
      autoComplete="off"
    />
  );
};
