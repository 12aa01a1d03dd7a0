import type { ExpressionCoverage, SourceFile } from '../contract.ts';
import { getConditionShare, getOutcome, type Outcome } from './share.ts';

const meaning: Readonly<Record<Outcome, string>> = {
  both: 'passed and refused',
  'only-true': 'never refused',
  'only-false': 'never passed',
  never: 'never evaluated',
};

/** A self-contained page: the rules with each condition coloured by its outcomes and its values in a tooltip. */
export function toCoverageHtml(
  sources: readonly SourceFile[],
  expressions: readonly ExpressionCoverage[],
): string {
  const { total, covered, share, missing } = getConditionShare(expressions);
  const legend = Object.entries(meaning)
    .map(([outcome, text]) => `<li><span class="${outcome}">${text}</span></li>`)
    .join('');
  const rows = missing
    .map(({ fileName, start, source, outcome }) => {
      const place = `${fileName}:${String(start.line)}:${String(start.column)}`;
      return `<tr><td>${escape(place)}</td><td><code>${escape(source)}</code></td><td>${meaning[outcome]}</td></tr>`;
    })
    .join('\n');
  const listings = sources
    .map((file) => `<h2>${escape(file.name)}</h2>\n<pre>${renderListing(file, expressions)}</pre>`)
    .join('\n');

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Rules coverage</title>
<style>
body { font: 15px/1.5 system-ui, sans-serif; margin: 2rem; color: #1b1b1b; background: #fff; }
pre { font: 13px/1.6 ui-monospace, monospace; counter-reset: line; white-space: pre-wrap; }
pre .line::before { counter-increment: line; content: counter(line); display: inline-block; width: 3.5em; color: #767676; }
ul { list-style: none; padding: 0; display: flex; gap: 1rem; flex-wrap: wrap; }
table { border-collapse: collapse; } td { border-top: 1px solid #ddd; padding: .2rem .6rem; vertical-align: top; }
.both { background: #d7f5dd; } .only-true { background: #fff0c2; } .only-false { background: #ffe0c2; }
.never { background: #ffd3d3; }
</style>
</head>
<body>
<h1>Rules coverage</h1>
<p>${String(covered)} of ${String(total)} conditions (${(share * 100).toFixed(1)} %) both passed and refused.</p>
<ul>${legend}</ul>
${missing.length > 0 ? `<h2>Missing</h2>\n<table>\n${rows}\n</table>` : ''}
${listings}
</body>
</html>
`;
}

interface Mark {
  readonly from: number;
  readonly to: number;
  readonly expression: ExpressionCoverage;
}

function renderListing(file: SourceFile, expressions: readonly ExpressionCoverage[]): string {
  const lineStarts = [0];
  for (
    let offset = file.content.indexOf('\n');
    offset >= 0;
    offset = file.content.indexOf('\n', offset + 1)
  ) {
    lineStarts.push(offset + 1);
  }

  const getOffset = ({ line, column }: ExpressionCoverage['start']): number => {
    const start = lineStarts[line - 1] ?? 0;
    // Columns count characters.
    const before = [...file.content.slice(start, lineStarts[line])].slice(0, column - 1);
    return start + before.join('').length;
  };

  const marks = expressions
    .filter(({ fileName, condition }) => fileName === file.name && condition === true)
    .map((expression): Mark => ({
      from: getOffset(expression.start),
      to: getOffset(expression.end),
      expression,
    }))
    .sort((a, b) => a.from - b.from || b.to - a.to);

  return paint(file.content, marks);
}

/** Opens and closes the marks around the text; they nest, since expressions do. A mark is cut at line ends. */
function paint(text: string, marks: readonly Mark[]): string {
  const open: Mark[] = [];
  let next = 0;
  let html = '<span class="line">';

  const start = (mark: Mark): string => {
    const values = [...mark.expression.values]
      .map(([value, count]) => `${value} ×${String(count)}`)
      .join(', ');
    return `<span class="${getOutcome(mark.expression)}" title="${escape(values || 'never evaluated')}">`;
  };

  for (let offset = 0; offset < text.length; offset += 1) {
    while (open.length > 0 && (open.at(-1)?.to ?? 0) <= offset) {
      open.pop();
      html += '</span>';
    }

    for (let mark = marks[next]; mark && mark.from <= offset; mark = marks[next]) {
      open.push(mark);
      html += start(mark);
      next += 1;
    }

    const char = text.charAt(offset);
    html +=
      char === '\n'
        ? `${'</span>'.repeat(open.length)}</span>\n<span class="line">${open.map(start).join('')}`
        : escape(char);
  }

  return `${html}${'</span>'.repeat(open.length)}</span>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
