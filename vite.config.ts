import { createHash } from 'node:crypto';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// A class name stands in the script, in every page and in the stylesheet: short, and alike within a file, so that
// it packs well. Of the path only what does not depend on where the shop was cloned.
const css = {
  modules: {
    generateScopedName: (name: string, file: string) => {
      const place = createHash('sha256').update(file.slice(file.lastIndexOf('/src/')));
      return `${name}_${place.digest('base64url').slice(0, 4)}`;
    },
  },
};

// How long each part took is no news for whoever starts the shop on a busy machine.
const checks = { bundlerTimings: false };

// What popup, wizard and both quick orders share in one file: in twenty, each with a dictionary of its own, the same
// script weighs two kilobytes more. React apart, for pages with nothing else.
const sharedScripts = [
  // What every script needs, also the small ones of pages without a configurator: those load nothing else of it.
  { name: 'calls', test: /web\/(?:begin-page|report-errors|call-headers)\.ts/, priority: 3 },
  // Passkeys are a matter of the pages about logging in.
  { name: 'react', test: /node_modules\/(?!@simplewebauthn)/, priority: 2 },
  { name: 'shared', test: /src\//, minShareCount: 4, priority: 1 },
  // Of both quick orders, all but what reads a list when one is given.
  {
    name: 'rows',
    test: /configurator\/(?:rows\/(?!paste|file\/(?:unpack|read|decode))|quick-order\/(?:unfinished|added-text|QuickAdded|ContinueQuestion|Question))/,
  },
  {
    name: 'presets',
    test: /presets\/(?:late-presets|PresetOffer|KeepButton|LostChoices|use-dialog|preset-answers|keepable)|text\/configurator\/presets/,
  },
  // Without what is rare: the roller's sizes, a search for tints, and the screens that only a wizard has.
  {
    name: 'later-steps',
    test: /configurator\/steps\/(?!Roller|Colour(?:Tints|Picker)|find-colours|Intro|[Ss]ummary|Amount|wizard)/,
  },
];

// Three builds of one source: `vite build` for the browser's script, `--mode styles` for the one stylesheet of the
// whole shop (a page without script could not load a second one), `--ssr` for the server's renderer. Styles apart,
// or every component that has any would become a chunk of its own, shared with the stylesheet's entry. And for
// `npm run dev` no build at all: modules as they are asked for, with React's development build.
export default defineConfig(({ command, isSsrBuild, mode }) => {
  if (command === 'serve') {
    return {
      plugins: [react()],
      css,
      publicDir: false,
      // Settings are the shop's own matter.
      envDir: false,
      // Known beforehand: what is found on the way makes the browser load the page anew.
      optimizeDeps: { entries: ['src/web/entry.*.ts', 'src/web/dev/entry.ts'] },
    };
  }
  // Whatever NODE_ENV the shop runs in: React's development build is twice as large and many times slower.
  const define = { 'process.env.NODE_ENV': JSON.stringify('production') };
  if (isSsrBuild) {
    return {
      plugins: [react()],
      css,
      define,
      publicDir: false,
      // Bundled with the pages, or Node would choose React's build by NODE_ENV when the shop starts.
      ssr: { noExternal: true },
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        // Nobody waits for the server to load its own files: what a browser gets late is also drawn by a page here.
        rollupOptions: {
          input: 'src/web/entry.server.tsx',
          checks: { ...checks, ineffectiveDynamicImport: false },
        },
      },
    };
  }
  const isStyles = mode === 'styles';
  return {
    plugins: [react(), plainImports(), withoutUnusedReact(), isStyles ? layerOrder() : withoutStyles()],
    css,
    define,
    publicDir: false,
    build: {
      outDir: 'dist/client',
      emptyOutDir: !isStyles,
      manifest: isStyles ? '.vite/styles.json' : true,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      // Its helper weighs more than the one round trip it saves, before anybody has pressed anything.
      modulePreload: false,
      rollupOptions: {
        input: isStyles
          ? 'src/web/styles.ts'
          : [
              'src/web/entry.client.ts',
              'src/web/entry.cart.ts',
              'src/web/entry.checkout.ts',
              'src/web/entry.office.ts',
              'src/web/entry.invoices.ts',
              'src/web/entry.look.ts',
              'src/web/entry.passkeys.ts',
              'src/web/entry.quotes.ts',
            ],
        // Otherwise the exports of styles.ts, and with them the styles of every page, are shaken off.
        preserveEntrySignatures: 'exports-only',
        output: isStyles ? {} : { codeSplitting: { groups: sharedScripts } },
        checks,
      },
    },
  };
});

// Styles reach the stylesheet in an order of the bundler's making; which layer wins may not depend on it.
function layerOrder(): Plugin {
  return {
    name: 'layer-order',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css'))
          file.source = `@layer base,ui,feature;${file.source}`;
      }
    },
  };
}

// What React can do and no page here asks of it, by file and by the names of its own functions: a sixth of its script. What
// React calls without being asked is emptied; what it calls only for somebody who uses it says that it is not there.
const unusedInReact = {
  'react-dom-client': {
    called: {
      viewTransitions:
        '\\w*ViewTransition\\w*|\\w*AfterMutationEffects\\w*|defaultOnDefaultTransitionIndicator',
      stacksOfComponents: 'describeNativeComponentFrame|describeFiber|getStackByFiberInDevAndProd',
      namesAndNodes: 'getComponentNameFromType|findCurrentFiberUsingSlowPath',
      hoistedResources:
        'isHostHoistableType|getResource|acquireResource|getHydratableHoistableCache|adoptPreloadPropsForStylesheet|' +
        'insertStylesheet(?:IntoRoot)?|insertSuspendedStylesheets|preloadStylesheet|preload(?:Module)?|' +
        'preinit(?:Style|Script|ModuleScript)|preconnect(?:As)?|prefetchDNS',
      customElements: 'isCustomElement|setPropOnCustomElement',
      portals: 'hideOrUnhideNearestPortals',
      fragmentRefs: 'commitNewChildToFragmentInstances|commitFragmentInstance(?:Insertion|Deletion)Effects',
      hydratedBoundaries: 'commit(?:Suspense|Activity)HydrationCallbacks|attemptExplicitHydrationTarget',
      // A commit that waits until its pictures are loaded.
      picturesFirst: 'accumulateSuspenseyCommitOnFiber',
      otherEvents:
        'constructSelectEvent|get(?:Native|Fallback)BeforeInputChars|getData|accumulateEnterLeaveListenersForEvent',
    },
    // The same, where React asks whether there is one.
    none: { picturesFirst: 'waitForCommitToBeReady', hydratedBoundaries: 'getParentHydrationBoundary' },
    missing: {
      suspenseOnTheServer:
        'updateDehydratedSuspenseComponent|hideOrUnhideDehydratedBoundary|clearHydrationBoundary|' +
        'getNextHydratableInstanceAfterHydrationBoundary',
      // 039: `late()` instead of `lazy` and `Suspense`.
      whatIsWaitedFor:
        'updateSuspenseComponent|mountSuspense(?:PrimaryChildren|OffscreenState)|mountWorkInProgressOffscreenFiber|' +
        'retrySuspenseComponentWithoutHydrating|(?:update|bailout|deferHidden)OffscreenComponent|scheduleRetryEffect|' +
        'attachSuspenseRetryListeners|attachPingListener|pingSuspendedRoot|resolveRetryWakeable|getRetryCache|' +
        'resolveLazy|replaySuspendedUnitOfWork|commitOffscreenPassiveMountEffects',
      wholeDocuments:
        '(?:resolve|release)SingletonInstance|commitHostSingletonAcquisition|clearContainerSparingly|' +
        'clearSingletonPreambleContribution|createHoistableInstance',
      promises: 'useThenable|trackUsedThenable',
      fragmentRefs:
        'FragmentInstance|collectClientRects|validateDocumentPositionWithFiberTree|scrollTextNodeIntoView',
      formActions:
        'mountActionState|updateActionState(?:Impl)?|rerenderActionState|updateOptimisticImpl|' +
        'runActionStateAction|dispatchActionState|dispatchOptimisticSetState|startHostTransition|' +
        'ensureFormComponentIsStateful',
      transitions: 'startTransition|(?:mount|update)DeferredValueImpl|refreshCache|useMemoCache',
      otherKindsOfComponents:
        'updateClassComponent|updateSuspenseListComponent|updateActivityComponent|initializeClassErrorUpdate|' +
        'createClassErrorUpdate|resolveClassComponentProps|safelyCallComponentWillUnmount|commitClassCallbacks|' +
        'updateForwardRef|initSuspenseListRenderState|cutOffTailIfNeeded|findFirstSuspended',
    },
  },
  'react-dom': {
    called: {},
    none: {},
    missing: {
      hints: 'preconnect|prefetchDNS|preinit(?:Module)?|preload(?:Module)?',
      ways: 'createPortal|flushSync',
    },
  },
  react: {
    called: {},
    none: {},
    missing: {
      children: 'mapIntoArray|mapChildren|resolveThenable',
      others: 'cloneElement|startTransition|cache',
    },
  },
} as const;

/** A React that names one of them otherwise fails the build, and is looked at again (035). */
function withoutUnusedReact(): Plugin {
  return {
    name: 'without-unused-react',
    transform(code, id) {
      const file = /\/([\w-]+)\.production\.js$/.exec(id)?.[1];
      const unused = Object.entries(unusedInReact).find(([name]) => name === file)?.[1];
      if (unused === undefined) return null;
      let left = code;
      const replace = (features: Readonly<Record<string, string>>, body: string) => {
        for (const [feature, names] of Object.entries(features)) {
          const before = left;
          left = left.replaceAll(
            new RegExp(`^(function (?:${names})|exports\\.(?:${names}) = function )\\(.*?^}`, 'gms'),
            `$1() {${body}}`,
          );
          if (left === before) throw new Error(`React has other names for its ${feature}`);
        }
      };
      replace(unused.called, '');
      replace(unused.none, 'return null');
      replace(unused.missing, "throw Error('left out of React: decision 035')");
      return { code: left, map: null };
    },
  };
}

function withoutStyles(): Plugin {
  return {
    name: 'without-styles',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const name of Object.keys(bundle)) if (name.endsWith('.css')) delete bundle[name];
    },
  };
}

// The bundler wraps every import() in a helper for preloading, also where nothing is to be preloaded.
function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null,
  };
}
