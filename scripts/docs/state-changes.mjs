const INTRO = `Written by \`npm run docs\` from \`transitions.ts\` of each area in \`domain/src\`. The API refuses other changes with the error of
the row, or with 403 for other people; screens offer only what the table allows. A _link_ is mailed; the _platform_ works by the clock.`;

const toList = (items) => [items ?? []].flat().join(', ');

const toEnd = ({ to }) => (to === null ? 'removed' : to === undefined ? 'unchanged' : toList(to));

const toAuthors = ({ by, only = {} }) =>
  [toList(by), ...Object.entries(only).map(([state, authors]) => `${state}: ${toList(authors)}`)].join('; ');

const toErrors = ({ refusal, refusals = {} }) => {
  const exceptions = Object.entries(refusals).map(
    ([state, error]) => `${state}: ${typeof error === 'string' ? error : `${error.code} (${error.status})`}`,
  );
  return [...exceptions, ...(refusal ? [refusal] : [])].join('; ');
};

const toNews = ({ event, mails = [] }) => [...(event ? [event] : []), ...mails].join(', ');

const toRow = (name, transition, states) =>
  [
    name,
    transition.from.length === states.length ? 'any' : toList(transition.from) || 'never',
    toEnd(transition),
    toAuthors(transition),
    toErrors(transition),
    toNews(transition),
  ].join(' | ');

const toTable = ([title, { states, transitions }]) => `## ${title}

States: ${toList(states)}.

| change | from | to | by | error otherwise | event, emails |
| --- | --- | --- | --- | --- | --- |
${Object.entries(transitions)
  .map(([name, transition]) => `| ${toRow(name, transition, states)} |`)
  .join('\n')}
`;

/** Returns the page of all state changes, a table per record. */
export const renderStateChanges = (tables) =>
  ['# State changes', INTRO, ...Object.entries(tables).map(toTable)].join('\n\n');
