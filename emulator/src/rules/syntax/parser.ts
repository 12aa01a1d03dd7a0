import type { Issue, Method } from '../contract.ts';
import type {
  AllowDeclaration,
  FunctionDeclaration,
  LetBinding,
  MatchDeclaration,
  RulesFile,
  ServiceDeclaration,
} from './ast.ts';
import { Cursor } from './cursor.ts';
import { ExpressionParser } from './expressions.ts';
import { readMatchPath } from './paths.ts';
import { SyntaxFault, type Source } from './source.ts';

const operations: Readonly<Record<string, readonly Method[]>> = {
  read: ['get', 'list'],
  write: ['create', 'update', 'delete'],
  get: ['get'],
  list: ['list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

const deepestMatch = 60;

/** Parses one file. Reports only the first syntax error: later ones would mislead. */
export function parseFile(source: Source): { readonly file?: RulesFile; readonly issues: Issue[] } {
  try {
    return { file: new Parser(source).file(), issues: [] };
  } catch (error) {
    if (!(error instanceof SyntaxFault)) throw error;
    const position = source.position(error.span.from);
    return {
      issues: [{ fileName: source.name, ...position, description: error.message, severity: 'ERROR' }],
    };
  }
}

class Parser {
  private readonly source: Source;
  private readonly cursor: Cursor;

  constructor(source: Source) {
    this.source = source;
    this.cursor = new Cursor(source);
  }

  file(): RulesFile {
    const version = this.version();
    const functions: FunctionDeclaration[] = [];
    const services: ServiceDeclaration[] = [];

    do {
      if (this.cursor.isWord('function')) functions.push(this.func());
      else if (this.cursor.isWord('service')) services.push(this.service());
      else if (version === undefined || this.cursor.token.kind !== 'end') {
        const { text } = this.cursor.token;
        const expected = "{'function', 'import', 'service', 'rules_version'}";
        throw this.cursor.fault(`mismatched input '${text}' expecting ${expected}`);
      }
    } while (this.cursor.token.kind !== 'end');

    return { source: this.source, ...(version ? { version } : {}), functions, services };
  }

  private version(): RulesFile['version'] {
    if (!this.cursor.isWord('rules_version')) return undefined;
    this.cursor.advance();
    this.cursor.expectSymbol('=');
    const token = this.cursor.token;
    if (token.kind !== 'string') throw this.cursor.fault();
    this.cursor.advance();
    this.cursor.acceptSymbol(';');
    return { value: token.value, from: token.from, to: token.to };
  }

  private service(): ServiceDeclaration {
    const from = this.cursor.advance().from;
    let name = this.cursor.expectName().text;

    while (this.cursor.acceptSymbol('.')) name += `.${this.cursor.expectName().text}`;
    this.cursor.expectSymbol('{');

    const functions: FunctionDeclaration[] = [];
    const matches: MatchDeclaration[] = [];

    while (!this.cursor.acceptSymbol('}')) {
      if (this.cursor.isWord('function')) functions.push(this.func());
      else if (this.cursor.isWord('match')) matches.push(this.match(1));
      else if (this.cursor.isSymbol('/')) throw this.cursor.fault("Missing 'match' keyword before path.");
      else throw this.cursor.fault();
    }

    return { source: this.source, name, functions, matches, from, to: this.cursor.lastEnd };
  }

  private match(depth: number): MatchDeclaration {
    const keyword = this.cursor.advance();
    if (depth > deepestMatch) throw this.cursor.fault('Match is nested too deeply.', keyword);
    if (!this.cursor.isSymbol('/')) throw this.cursor.fault();

    const segments = readMatchPath(this.cursor);

    this.cursor.expectSymbol('{');

    const functions: FunctionDeclaration[] = [];
    const allows: AllowDeclaration[] = [];
    const matches: MatchDeclaration[] = [];

    while (!this.cursor.acceptSymbol('}')) {
      if (this.cursor.isWord('function')) functions.push(this.func());
      else if (this.cursor.isWord('match')) matches.push(this.match(depth + 1));
      else if (this.cursor.isWord('allow')) allows.push(this.allow());
      else if (this.cursor.isSymbol('/')) throw this.cursor.fault("Missing 'match' keyword before path.");
      else throw this.cursor.fault();
    }

    const to = this.cursor.lastEnd;

    return { source: this.source, segments, functions, allows, matches, from: keyword.from, to };
  }

  private allow(): AllowDeclaration {
    const from = this.cursor.advance().from;
    const methods = new Set<Method>();

    do {
      const token = this.cursor.expectName();
      const covered = Object.hasOwn(operations, token.text) ? operations[token.text] : undefined;
      if (!covered) throw this.cursor.fault(`Invalid method name: ${token.text}.`, token);
      for (const method of covered) methods.add(method);
    } while (this.cursor.acceptSymbol(','));

    let condition: AllowDeclaration['condition'];
    if (this.cursor.acceptSymbol(':')) {
      if (!this.cursor.isWord('if')) throw this.cursor.fault("Missing 'if'.");
      this.cursor.advance();
      if (this.cursor.isSymbol(';')) {
        throw this.cursor.fault("Missing conditional expression after 'if'.");
      }
      condition = new ExpressionParser(this.cursor).parse();
    }

    this.cursor.acceptSymbol(';');

    const to = this.cursor.lastEnd;

    return { source: this.source, methods, ...(condition ? { condition } : {}), from, to };
  }

  private func(): FunctionDeclaration {
    const from = this.cursor.advance().from;
    const name = this.cursor.expectName();

    this.cursor.expectSymbol('(');

    const parameters: { name: string; from: number; to: number }[] = [];
    while (!this.cursor.isSymbol(')')) {
      const parameter = this.cursor.expectName();
      parameters.push({ name: parameter.text, from: parameter.from, to: parameter.to });
      if (!this.cursor.acceptSymbol(',')) break;
    }

    this.cursor.expectSymbol(')');
    this.cursor.expectSymbol('{');

    const lets: LetBinding[] = [];
    while (this.cursor.isWord('let')) lets.push(this.letBinding());

    if (!this.cursor.isWord('return')) throw this.cursor.fault("Missing 'return'.");

    this.cursor.advance();

    const result = new ExpressionParser(this.cursor).parse();

    this.cursor.acceptSymbol(';');
    this.cursor.expectSymbol('}');

    const nameSpan = { from: name.from, to: name.to };
    const to = this.cursor.lastEnd;

    return { source: this.source, name: name.text, nameSpan, parameters, lets, result, from, to };
  }

  private letBinding(): LetBinding {
    const keyword = this.cursor.advance();
    const name = this.cursor.expectName();
    this.cursor.expectSymbol('=');
    const value = new ExpressionParser(this.cursor).parse();
    // Elsewhere the semicolon is optional.
    this.cursor.expectSymbol(';', `missing ';' at '${this.cursor.token.text}'`);
    return { keywordFrom: keyword.from, name: name.text, value, from: name.from, to: name.to };
  }
}
