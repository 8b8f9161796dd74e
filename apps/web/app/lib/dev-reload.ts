// Loaded in development only, by pages without scripts: nothing can replace their texts in place, so they reload.
import.meta.hot?.on('ayna:page-changed', () => location.reload());
