import { useState } from 'react';
import { useField } from 'formik';
import { FormChoice } from '../../../components/form/FormChoice.tsx';
import { FailedHere } from '../../../components/states/FailedHere.tsx';
import { useText } from '../../../i18n/useText.ts';
import { useProjectOwner, useProjects } from '../../../common/board/useProjects.ts';
import { useLatestData } from '../../../lib/useLatestData.ts';
import { useDebouncedValue } from '../../../lib/useDebouncedValue.ts';

/** Projects offered initially; typing finds others. */
const OFFERED = 50;

/** Selects a session's project among the agency's open ones, by name. */
export const SessionProjectField = () => {
  const text = useText();
  const [{ value: chosen }] = useField<string>('projectId');
  const [typed, setTyped] = useState('');
  const [known, setKnown] = useState<{ readonly code: string; readonly label: string }>();
  const search = useDebouncedValue(typed);
  const owner = useProjectOwner(true);
  const projects = useProjects({ shelf: 'open', kinds: [], state: null, search }, OFFERED, owner);
  const found = (useLatestData(projects.data) ?? []).map(({ id, name }) => ({ code: id, label: name }));
  const own = found.find(({ code }) => code === chosen);
  // The choice stays while a search text doesn't match it.
  if (own && own.label !== known?.label) setKnown(own);
  const kept = !own && known?.code === chosen ? [known] : [];
  if (projects.status === 'error')
    return (
      <FailedHere error={projects.error} what={text('sessions.projectsFailed')} onRetry={projects.retry} />
    );
  return (
    <FormChoice
      name="projectId"
      label={text('sessions.project')}
      options={[...kept, ...found]}
      loading={projects.status === 'loading'}
      onSearch={setTyped}
      autoComplete="off"
    />
  );
};
