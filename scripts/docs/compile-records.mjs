import ts from 'typescript';
import { ROOT } from '../bootstrap.mjs';

/** A record's doc comment starts with its path: `` `talents/{id}`: what it is ``. */
const PATH = /^(`(\w+)\/[^`]*`(?:, or `[^`]+`[^:.]*)?)[:.]\s*/;

/** Levels of maps and lists of maps that are described. */
const DEPTH_MAX = 3;

/** Types that are values of a field, not maps. */
const VALUES = ['Instant', 'Timestamp'];

const FLAGS = ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

const isLiteral = (type) => type.isStringLiteral() || type.isNumberLiteral();

const createProgram = (files) => {
  const { config } = ts.readConfigFile(`${ROOT}tsconfig.base.json`, ts.sys.readFile);
  return ts.createProgram(files, ts.parseJsonConfigFileContent(config, ts.sys, ROOT).options);
};

/** Reads records with the types of one program. */
class RecordReader {
  #checker;

  constructor(checker) {
    this.#checker = checker;
  }

  getComment(symbol) {
    return ts.displayPartsToString(symbol.getDocumentationComment(this.#checker)).replace(/\s+/g, ' ').trim();
  }

  /** Returns the type as written: names are clearer than what they resolve to. Codes are listed. */
  #getTypeText(symbol, type, location) {
    const present = this.#checker.getNonNullableType(type);
    if (present.isUnion() && present.types.every(isLiteral)) {
      const isNullable = type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Null);
      return [...present.types.map(({ value }) => String(value)), ...(isNullable ? ['null'] : [])].join(
        ' | ',
      );
    }

    const { valueDeclaration: declaration } = symbol;
    const written =
      declaration && ts.isPropertySignature(declaration) ? declaration.type?.getText() : undefined;

    return (written ?? this.#checker.typeToString(type, location, FLAGS))
      .replace(/\/\*\*.*?\*\//gs, '')
      .replace(/readonly /g, '')
      .replace(/NonNullable<(.*?) \| undefined>(\[\])?/g, (_, type, list) => (list ? `(${type})[]` : type))
      .replace(/ \| undefined$/, '')
      .replace(/\s+/g, ' ');
  }

  #getItem(type) {
    if (this.#checker.isArrayType(type)) return this.#checker.getTypeArguments(type)[0];
    return type.flags & ts.TypeFlags.Object
      ? this.#checker.getIndexTypeOfType(type, ts.IndexKind.String)
      : undefined;
  }

  /** Returns the map in a field, list or map; undefined when none is declared. */
  #getMap(type) {
    let value = this.#checker.getNonNullableType(type);
    for (let item = this.#getItem(value); item; item = this.#getItem(value))
      value = this.#checker.getNonNullableType(item);
    if (!(value.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection))) return undefined;
    if (value.getCallSignatures().length > 0) return undefined;
    return VALUES.includes((value.aliasSymbol ?? value.symbol)?.name) ? undefined : value;
  }

  getFields(type, location, depth = 1) {
    return (
      this.#checker
        .getPropertiesOfType(type)
        .map((symbol) => {
          const fieldType = this.#checker.getTypeOfSymbolAtLocation(symbol, location);
          const map = depth < DEPTH_MAX ? this.#getMap(fieldType) : undefined;
          return {
            name: symbol.name,
            type: this.#getTypeText(symbol, fieldType, location),
            isOptional: Boolean(symbol.flags & ts.SymbolFlags.Optional),
            comment: this.getComment(symbol),
            fields: map ? this.getFields(map, location, depth + 1) : [],
          };
        })
        // An id is the document's name; it is documented only if it is also a field.
        .filter(({ name, comment }) => depth > 1 || name !== 'id' || comment !== '')
    );
  }

  readRecord(node) {
    const symbol = this.#checker.getSymbolAtLocation(node.name);
    const comment = symbol ? this.getComment(symbol) : '';
    const [start, path, collection] = PATH.exec(comment) ?? [];
    if (!symbol || start === undefined) return undefined;
    const fields = this.getFields(this.#checker.getDeclaredTypeOfSymbol(symbol), node);
    return { collection, path, type: node.name.text, comment: comment.slice(start.length), fields };
  }
}

/** Returns every record declared in these files. */
export const compileRecords = (files) => {
  const program = createProgram(files.map((file) => ROOT + file));
  const reader = new RecordReader(program.getTypeChecker());
  return files.flatMap((file) =>
    (program.getSourceFile(ROOT + file)?.statements ?? [])
      .filter((node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node))
      .flatMap((node) => reader.readRecord(node) ?? [])
      .map((record) => ({ ...record, file })),
  );
};
