/** Files that pages share. Names are beginnings of packages or paths; `except` names what only a dialog needs. */
interface Chunk {
  packages?: readonly string[];
  /** Files of lucide-react that only this chunk shows. */
  icons?: readonly string[];
  contract?: readonly string[];
  /** Areas of `contract/words`, in the language that is built. */
  words?: readonly string[];
  web?: readonly string[];
  except?: readonly string[];
  /** Modules that plugins generate. */
  made?: RegExp;
}

/** The dashboard draws charts without these. */
const chartsOfReports = ['chart-panel', 'series-'].map((name) => `workspace/insights/${name}`);

/** The first chunk that fits a module takes it. */
export const chunks: Record<string, Chunk> = {
  libraries: {
    packages: ['react/', 'react-dom/', 'scheduler/', 'react-router/', '@tanstack/', 'clsx/', 'idb-keyval/'],
  },
  form: {
    icons: ['app-window', 'calendar'],
    packages: ['react-hook-form/'],
    words: ['fields', 'record-editor'],
    web: [
      'workspace/record-editor/',
      'workspace/languages/own-texts',
      'shared/typefaces/',
      'workspace/files/picture-field',
      'workspace/files/use-picture-uploads',
      'workspace/cards/config/range-field',
      'workspace/ui/forms/month-field',
      'workspace/ui/forms/tag-field',
    ],
    except: ['workspace/record-editor/conflict-dialog'],
  },
  schema: {
    packages: ['zod/'],
    contract: [
      ...['schema', 'page', 'error', 'site-origin'].map((name) => `primitives/${name}`),
      ...['reference', 'translation-summary', 'customer', 'organization'].map((name) => `resources/${name}`),
      ...['field-schemas', 'origin'].map((name) => `reference/${name}`),
      'permission/found',
      'rules/content-languages',
      ...['card-config', 'palettes'].map((name) => `cards/${name}`),
    ],
    words: ['color-field', 'validation'],
    web: ['workspace/ui/forms/color-field'],
  },
  chart: {
    words: ['insights'],
    packages: ['@visx', 'd3-', 'classnames'],
    web: [
      'workspace/insights/',
      'workspace/ui/overlays/explained',
      'workspace/lib/device/download',
      'shared/analytics/',
      'shared/format/measures',
    ],
    except: chartsOfReports,
  },
  cards: {
    contract: ['reference/sample-story', 'words/numeric-day'],
    words: ['card', 'sample-story', 'samples'],
    web: ['shared/cards/', 'workspace/cards/', 'workspace/languages/visitor-words'],
    except: ['shared/cards/safe-address', 'shared/cards/logo-plate', 'workspace/cards/config'],
  },
  list: {
    words: ['lists', 'list-sheets', 'customers', 'reference-list', 'reference-actions'],
    web: [
      ...['data-table', 'download-menu', 'list-head', 'pager', 'select-box'].map(
        (name) => `workspace/ui/lists/${name}`,
      ),
      ...['use-address-filters', 'paging', 'use-selection'].map((name) => `workspace/lib/lists/${name}`),
      'workspace/ui/forms/search-field',
      'workspace/files/assets',
      ...['api', 'customer-logo', 'customer-loader', 'editor/customer-form'].map(
        (name) => `workspace/features/customers/${name}`,
      ),
    ],
  },
  uploads: {
    web: ['uploads', 'send-file', 'upload-queue', 'upload-work'].map((name) => `workspace/files/${name}`),
  },
  /** Named whole, because its texts and its form are needed by dialogs too, which would split it in three. */
  'reference-editor': {
    icons: ['crop', 'pencil-line'],
    words: ['reference-editor'],
    web: [
      'workspace/rich-text/rich-text-field',
      ...['add-customer', 'save-reference', 'reference-form'].map(
        (name) => `workspace/features/references/${name}.`,
      ),
      ...[
        'card/',
        'editor-',
        'reference-editor',
        'reference-kind',
        'sample-notice',
        ...['section', 'customer-field', 'figures-input', 'room-in', 'field-'].map((name) => `form/${name}`),
        ...['ask-about-reference', 'permissions-section'].map((name) => `permissions/${name}`),
        ...['publish-note', 'story-address'].map((name) => `publishing/${name}`),
      ].map((name) => `workspace/features/references/editor/${name}`),
    ],
    except: ['workspace/features/references/editor/card/story-pane'],
  },
  imports: { contract: ['rules/import-limits'], words: ['imports'] },
  tenders: {
    made: /virtual:contract-calls\/tender/,
    contract: ['reference/facts', ...['limits', 'pick', 'status'].map((name) => `tender/${name}`)],
    words: ['tenders', 'told-facts'],
    web: [
      'workspace/tenders/',
      ...['api', 'pieces', 'in-words'].map((name) => `workspace/features/tenders/${name}`),
    ],
  },
  overview: {
    contract: ['permission/state', 'permission/subjects-of'],
    words: ['permission-states'],
    web: ['state/overview', 'approval/approvals'].map((name) => `workspace/permissions/${name}`),
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
    contract: ['reference/small-markdown'],
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
    ],
    icons: ['heading-2', 'heading-3', 'bold', 'letter-b', 'italic', 'list-ordered', 'text-quote', 'link'],
    words: ['rich-text'],
    web: ['workspace/rich-text/'],
    except: ['workspace/rich-text/rich-text-field'],
  },
  captcha: {
    made: /virtual:contract-calls\/captcha/,
    packages: ['altcha-lib'],
    contract: ['rules/captcha-address'],
    web: ['workspace/lib/api/captcha', 'shared/proof-of-work'],
  },
  analytics: {
    icons: ['table-2'],
    words: ['reports', 'analytics'],
    web: ['workspace/features/analytics/', ...chartsOfReports],
  },
  auth: {
    words: ['auth'],
    web: [
      ...['auth-layout', 'code-step', 'fields', 'totp-form', 'use-submit'].map(
        (name) => `workspace/features/auth/${name}`,
      ),
      ...['auth-message', 'credential-rules'].map((name) => `workspace/lib/session/${name}`),
      'workspace/ui/forms/password-field',
    ],
  },
  collections: {
    words: ['collections'],
    web: ['api', 'sharing/visibility-note', 'use-cards', 'details/collection-form'].map(
      (name) => `workspace/features/collections/${name}`,
    ),
  },
  'fact-schemas': {
    contract: ['reference/fact-schemas', 'primitives/rounded'],
    words: ['facts'],
    web: ['workspace/lib/read-number'],
  },
  'customer-editor': {
    web: [
      'customer-editor',
      'customer-fields',
      'customer-kind',
      'new-customer-page',
      'edit-customer-page',
    ].map((name) => `workspace/features/customers/editor/${name}`),
  },
  permissions: {
    icons: ['clock', 'calendar-clock', 'minus', 'clipboard-plus', 'shield-exclamation-point'],
    contract: ['permission/own-words', 'words/language-list'],
    words: ['permission-parts', 'permissions', 'contacts', 'approval-requests'],
    web: ['workspace/permissions/'],
    except: [
      'check-list',
      'many-',
      'ask-many/',
      'publishing/',
      'record-many/',
      'many-results',
      'approval/ask-',
      'approval/mail-preview',
      'changes/',
      'wordings/',
      'contacts/contact-',
      'wordings/',
      ...['evidence-field', 'record-permission-dialog', 'where-used', 'withdraw-dialog'].map(
        (name) => `ledger/${name}`,
      ),
    ].map((name) => `workspace/permissions/${name}`),
  },
  /** Only dialogs need it, with the words of every language that a contact reads. */
  wording: {
    contract: [
      'permission/words',
      ...['en', 'fi', 'sv', 'de'].map((code) => `words/${code}/permission-parts`),
    ],
  },
  'help-words': { made: /virtual:contract-calls\/contact/, words: ['help'] },
  help: {
    icons: ['message-square'],
    web: ['workspace/features/help/', 'shared/help/article'],
    made: /\/content\/help\/.*frontmatter/,
    except: ['workspace/features/help/contact'],
  },
  shell: {
    made: /virtual:contract-calls\/(?!tender|document|form|import|export|website|billing)|vite\/preload-helper/,
    words: ['api', 'choices', 'files', 'references', 'format', 'roles', 'session', 'shell', 'ui'],
    packages: ['lucide-react/'],
    contract: [
      ...['once', 'product', 'characters'].map((name) => `primitives/${name}`),
      'words/language-name',
      'words/languages',
      ...['roles', 'limits', 'choices', 'file-rules'].map((name) => `rules/${name}`),
      ...['embed', 'contrast', 'card', 'card-options', 'read-card-config', 'templates'].map(
        (name) => `cards/${name}`,
      ),
      ...['plain-text', 'search-text', 'captions', 'date', 'fields', 'field-values'].map(
        (name) => `reference/${name}`,
      ),
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
      ].map((name) => `shared/${name}`),
      ...['app/', 'ui/', 'lib/'].map((name) => `workspace/${name}`),
      'workspace/features/organizations/active/',
      ...['words-in-use', 'cached-references'].map((name) => `workspace/features/references/${name}.`),
      ...['use-file-drop', 'choose-files', 'file-'].map((name) => `workspace/files/${name}`),
    ],
    except: [
      ...['palette', 'use-commands'].map((name) => `workspace/app/palette/${name}.`),
      ...['menu-popup', 'explained', 'sheet'].map((name) => `workspace/ui/overlays/${name}`),
      ...['month-', 'tag-', 'color-field'].map((name) => `workspace/ui/forms/${name}`),
      'workspace/ui/elements/code-sample',
      'workspace/ui/page/settings-section',
      'workspace/lib/session/auth.',
      'workspace/lib/device/language',
      'workspace/lib/read-number',
      'workspace/lib/device/download',
    ],
  },
};
