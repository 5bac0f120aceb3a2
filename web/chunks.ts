/**
 * The files that pages share: few, each of what is needed together. What is here not named is a page's or a dialog's own. Names are
 * beginnings: of packages, of modules of the contract, of paths below `web/`; `except` takes out what only a dialog needs.
 */
interface Chunk {
  packages?: readonly string[];
  contract?: readonly string[];
  web?: readonly string[];
  except?: readonly string[];
  /** What plugins make. */
  made?: RegExp;
}

/** Of two that fit a module, the first takes it. */
const chunks: Record<string, Chunk> = {
  libraries: {
    packages: ['react/', 'react-dom/', 'scheduler/', 'react-router/', '@tanstack/', 'clsx/', 'idb-keyval/'],
  },
  form: {
    packages: ['react-hook-form/'],
    web: [
      'workspace/record-editor/',
      'workspace/files/picture-field',
      'workspace/files/use-pictures',
      'workspace/ui/month-field',
      'workspace/ui/tag-field',
    ],
    except: ['workspace/record-editor/conflict-dialog'],
  },
  schema: {
    packages: ['zod/'],
    contract: ['schema', 'page', 'reference', 'customer', 'organization', 'card-config', 'error', 'palettes'],
    // Fields of settings, which forms with a schema have.
    web: ['workspace/ui/color-field', 'workspace/cards/config/range-field'],
  },
  chart: {
    packages: ['@visx', 'd3-', 'classnames'],
    web: [
      'workspace/insights/',
      'workspace/ui/explained',
      'workspace/lib/download',
      'shared/analytics/',
      'shared/format/measures',
    ],
  },
  cards: {
    contract: ['sample-story'],
    web: ['shared/cards/', 'workspace/cards/'],
    except: ['shared/cards/safe-address', 'shared/cards/logo-plate', 'workspace/cards/config'],
  },
  list: {
    web: [
      'workspace/ui/list-head',
      'workspace/ui/pager',
      'workspace/ui/search-field',
      'workspace/lib/use-address-filters',
      'workspace/lib/paging',
      'workspace/files/assets',
      // Whose logos and names stand in most of them.
      ...['api', 'texts', 'customer-logo', 'customer-loader', 'customer-form'].map(
        (name) => `workspace/features/customers/${name}`,
      ),
    ],
  },
  // How each reference stands, and who was asked.
  overview: {
    contract: ['permission-state'],
    web: ['overview', 'approvals', 'asks'].map((name) => `workspace/permissions/${name}`),
  },
  markdown: {
    packages: [
      'mdast-util-from-markdown',
      'mdast-util-to-string',
      'micromark',
      'decode-',
      'character-entities',
      'unist-util-stringify',
    ],
    web: ['shared/small-markdown'],
  },
  'rich-text': {
    packages: [
      'prosemirror-',
      'orderedmap',
      'rope-sequence',
      'w3c-keyname',
      'mdast-util-',
      'unist-util-',
      'longest-streak',
      'zwitch',
      ...['heading-2', 'heading-3', 'bold', 'letter-b', 'italic', 'list-ordered', 'text-quote', 'link'].map(
        (name) => `lucide-react/dist/esm/icons/${name}.`,
      ),
    ],
    web: ['workspace/rich-text/'],
    except: ['workspace/rich-text/load-', 'workspace/rich-text/rich-text-field'],
  },
  captcha: {
    packages: ['altcha-lib'],
    web: ['workspace/lib/captcha', 'shared/proof-of-work'],
  },
  analytics: { web: ['workspace/features/analytics/'] },
  auth: {
    web: [
      ...['auth-layout', 'code-step', 'fields', 'totp-form', 'use-submit'].map(
        (name) => `workspace/features/auth/${name}`,
      ),
      'workspace/lib/auth-message',
    ],
  },
  collections: {
    web: ['api', 'texts', 'visibility-note', 'use-cards', 'collection-form'].map(
      (name) => `workspace/features/collections/${name}`,
    ),
  },
  'customer-editor': {
    web: [
      'customer-editor',
      'customer-fields',
      'customer-kind',
      'new-customer-page',
      'edit-customer-page',
    ].map((name) => `workspace/features/customers/${name}`),
  },
  permissions: {
    contract: ['permission-'],
    web: ['workspace/permissions/'],
    except: [
      'check-list',
      'ask-many',
      'ask-approval-dialog',
      'where-used',
      'mail-preview',
      'contact-',
      'evidence-field',
      'field-',
      'record-permission-dialog',
      'withdraw-dialog',
    ].map((name) => `workspace/permissions/${name}`),
  },
  'help-texts': { web: ['workspace/features/help/texts'] },
  help: {
    web: ['workspace/features/help/', 'shared/help/article'],
    made: /\/content\/help\/.*frontmatter/,
    except: ['workspace/features/help/search', 'workspace/features/help/contact'],
  },
  // The frame around every page, and what nearly all of them are made of.
  shell: {
    made: /virtual:contract-calls|vite\/preload-helper/,
    packages: ['lucide-react/'],
    contract: [
      'roles',
      'text',
      'plain-text',
      'limits',
      'once',
      'product',
      'choices',
      'embed',
      'search-text',
      'characters',
      'contrast',
      'card',
      'card-options',
      'card-subjects',
      'captions',
      'read-card-config',
      'templates',
      'file-rules',
      'reference-date',
      'reference-fields',
    ],
    web: [
      'app.html',
      ...[
        'cards/safe-address',
        'cards/logo-plate',
        'styles/',
        'format/file-size',
        'api-request',
        'config',
        'public-address',
        'role-names',
      ].map((name) => `shared/${name}`),
      ...['app/', 'ui/', 'lib/', 'rich-text/load-'].map((name) => `workspace/${name}`),
      ...['provider', 'switcher'].map((name) => `workspace/features/organizations/organization-${name}`),
      ...['switching', 'arrival', 'rules'].map((name) => `workspace/features/organizations/${name}`),
      ...['texts', 'words-in-use', 'cached-references'].map(
        (name) => `workspace/features/references/${name}.`,
      ),
      ...['use-file-drop', 'choose-files', 'texts', 'file-'].map((name) => `workspace/files/${name}`),
    ],
    except: [
      ...['palette', 'use-commands'].map((name) => `workspace/app/palette/${name}.`),
      ...['menu-popup', 'explained', 'month-', 'tag-', 'sheet', 'color-field', 'code-sample'].map(
        (name) => `workspace/ui/${name}`,
      ),
      ...['auth.', 'payment', 'download'].map((name) => `workspace/lib/${name}`),
    ],
  },
};

export const chunkGroups = Object.entries(chunks).map(
  ([name, { packages = [], contract = [], web = [], except = [], made }]) => {
    const within = (folder: string, names: readonly string[]) => names.map((one) => `/${folder}/${one}`);
    const taken = [
      ...within('node_modules', packages),
      // One of the contract is named whole, unless it ends with a dash.
      ...within(
        'contract',
        contract.map((one) => (one.endsWith('-') ? one : `${one}.ts`)),
      ),
      ...within('web', web),
    ];
    const left = within('web', except);
    return {
      name,
      test: (id: string) =>
        made?.test(id) || (taken.some((one) => id.includes(one)) && !left.some((one) => id.includes(one))),
      includeDependenciesRecursively: false,
    };
  },
);
