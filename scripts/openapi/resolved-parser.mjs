import { createRequire } from 'node:module';
import {
  AnnotatedType,
  ArrayType,
  Context,
  NullType,
  ObjectProperty,
  ObjectType,
  UndefinedType,
  UnionType,
} from 'ts-json-schema-generator';

/** The generator's compiler, whose flags differ from those of ours. */
const generator = createRequire(import.meta.url).resolve('ts-json-schema-generator');
const ts = createRequire(generator)('typescript');

const HOW = ts.NodeBuilderFlags.NoTruncation | ts.NodeBuilderFlags.InTypeAlias;
const RESOLVED = new Set(['Serialised', 'FieldValues']);

/**
 * Resolves types like the compiler where the generator can't: it would turn every nested record of `Serialised<…>` into a
 * string, and read the schemas of `FieldValues<…>` as code.
 */
class ResolvedParser {
  #checker;
  #child;

  constructor(checker, child) {
    this.#checker = checker;
    this.#child = child;
  }

  /** Matches source text only: the compiler's resolved types aren't in any file. */
  supportsNode(node) {
    if (node.pos < 0) return false;
    if (ts.isTypeReferenceNode(node)) return RESOLVED.has(node.typeName.getText());
    return ts.isExpressionWithTypeArguments(node) && RESOLVED.has(node.expression.getText());
  }

  createType(node) {
    return this.#convert(this.#checker.getTypeFromTypeNode(node), node);
  }

  #convert(type, node) {
    const isBoolean = (type.flags & ts.TypeFlags.Boolean) !== 0;
    if (type.isUnion() && !isBoolean) return new UnionType(this.#convertAll(type, node));
    if (this.#checker.isArrayType(type))
      return new ArrayType(this.#convert(this.#checker.getTypeArguments(type)[0], node));
    const isRecord = (type.flags & ts.TypeFlags.Object) !== 0 && type.getProperties().length > 0;
    if (isRecord && !this.#checker.isTupleType(type)) return this.#convertRecord(type, node);
    return this.#child.createType(this.#checker.typeToTypeNode(type, undefined, HOW), new Context(node));
  }

  /** The compiler splits `boolean` into two values. */
  #convertAll({ types }, node) {
    const isValue = (type) => (type.flags & ts.TypeFlags.BooleanLiteral) !== 0;
    const objectTypes = types.filter((type) => !isValue(type) && (type.flags & ts.TypeFlags.Undefined) === 0);
    const values = types.filter(isValue);
    const whole = values.length === 2 ? [this.#checker.getBooleanType()] : values;
    return [...whole, ...objectTypes].map((type) => this.#convert(type, node));
  }

  #convertRecord(type, node) {
    const properties = type.getProperties().map((symbol) => {
      const value = this.#convert(this.#checker.getTypeOfSymbolAtLocation(symbol, node), node);
      const description = ts.displayPartsToString(symbol.getDocumentationComment(this.#checker));
      const described = description ? new AnnotatedType(value, { description }, false) : value;
      return new ObjectProperty(symbol.name, described, (symbol.flags & ts.SymbolFlags.Optional) === 0);
    });
    return new ObjectType(`object-resolved-${node.pos}-${type.id}`, [], properties, false);
  }
}

/** Reads `NonNullable<…>` of the compiler's resolved types, which the generator turns into objects. */
class NonNullableParser {
  #child;

  constructor(child) {
    this.#child = child;
  }

  supportsNode(node) {
    return ts.isTypeReferenceNode(node) && node.typeName.text === 'NonNullable';
  }

  createType(node, context) {
    const type = this.#child.createType(node.typeArguments[0], context);
    if (!(type instanceof UnionType)) return type;
    const isNothing = (memberType) => memberType instanceof NullType || memberType instanceof UndefinedType;
    return new UnionType(type.getTypes().filter((item) => !isNothing(item)));
  }
}

/** For the generator's parser: `createParser(program, config, resolveTypes(program))`. */
export const resolveTypes = (program) => (parser) =>
  parser
    .addNodeParser(new ResolvedParser(program.getTypeChecker(), parser))
    .addNodeParser(new NonNullableParser(parser));
