"""How rules that only other rules call are compiled: as far as LLVM's language and no further.

Numba optimises every function and makes machine code of it, with all that it calls, before another may call it. For
rules this is work done many times over. Here they stay drafts, and are optimised once, whole, within the kernel that
calls them: less to compile, and faster code. This leans on Numba's inside: `numba_versions` tells where it works.
"""

from __future__ import annotations

from typing import Any

from numba.core import codegen, compiler, compiler_machinery, typed_passes

_Library: Any = codegen.JITCodeLibrary
_Compiler: Any = compiler.CompilerBase
_Pass: Any = compiler_machinery.LoweringPass


class CodegenWithoutEnvironment:
    """A code generator's face to code that is not in memory yet: it has no place for the code's environment."""

    def __init__(self, generator: Any) -> None:
        self._generator = generator

    def set_env(self, name: str, env: Any) -> None:
        """Nothing to do: compiled rules use no environment."""

    def __getattr__(self, name: str) -> Any:
        return getattr(self._generator, name)


class DeferredLibrary(_Library):  # type: ignore[misc]
    """The code of a rule with the code of the rules that it calls, as it was written down."""

    @property
    def codegen(self) -> Any:
        return CodegenWithoutEnvironment(self._codegen)

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout

    def finalize(self) -> None:
        for library in dict.fromkeys(self._linking_libraries):
            self._reload_init.update(library._reload_init)
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()
        return 0


@compiler_machinery.register_pass(mutates_CFG=True, analysis_only=False)  # type: ignore[no-untyped-call]
class UseDeferredLibrary(_Pass):  # type: ignore[misc]
    """Gives the lowering pass that follows a deferred library to write in."""

    _name = "polana_take_draft"

    def __init__(self) -> None:
        _Pass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        state.library = DeferredLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        return True


class RuleCompiler(_Compiler):  # type: ignore[misc]
    """Numba's own pipeline, but for that."""

    taken: Any = UseDeferredLibrary

    def define_pipelines(self) -> Any:
        builder: Any = compiler.DefaultPassBuilder
        manager = builder.define_nopython_pipeline(self.state)
        passes = [each for each, _ in manager.passes]
        manager.add_pass_after(self.taken, passes[passes.index(typed_passes.NativeLowering) - 1])
        manager.finalize()
        return [manager]


class KernelLibrary(_Library):  # type: ignore[misc]
    """The code of a kernel and of the rules under it, which nobody else can call.

    Numba names what it compiles by numbers that it counts in each process, and code that is loaded takes what has the
    name already for its own: kernels that were compiled apart would run each other's rules.
    """

    def _optimize_final_module(self) -> None:
        self.refuse_lost_pointers()
        self.optimise()
        self.own()

    def refuse_lost_pointers(self) -> None:
        """A rule that calls itself with other types of arguments would crash when it comes back from disk."""
        for variable in self._final_module.global_variables:
            if variable.name.startswith(codegen.RuntimeLinker.PREFIX):
                raise TypeError(f"a rule calls itself with other types of arguments: {variable.name}")

    def optimise(self) -> None:
        """Once: Numba's first, cheap round serves the counting of references, of which there is none here."""
        passes, builder = self._codegen._module_pass_manager()
        passes.run(self._final_module, builder)

    def own(self) -> None:
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage.name == "linkonce_odr":
                function.linkage = "internal"


class InlinedLibrary(KernelLibrary):
    """The same, optimised as one: a rule that is called once is put in place."""

    def _optimize_final_module(self) -> None:
        self.refuse_lost_pointers()
        self.own()
        self.optimise()


@compiler_machinery.register_pass(mutates_CFG=True, analysis_only=False)  # type: ignore[no-untyped-call]
class UseKernelLibrary(_Pass):  # type: ignore[misc]
    """Gives the lowering pass that follows a kernel to write in."""

    _name = "polana_take_kernel"
    library: Any = KernelLibrary

    def __init__(self) -> None:
        _Pass.__init__(self)

    def run_pass(self, state: Any) -> bool:
        state.library = self.library(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return True


@compiler_machinery.register_pass(mutates_CFG=True, analysis_only=False)  # type: ignore[no-untyped-call]
class UseInlinedLibrary(UseKernelLibrary):
    _name = "polana_take_whole"
    library = InlinedLibrary


class KernelCompiler(RuleCompiler):
    taken = UseKernelLibrary


class InlinedKernelCompiler(RuleCompiler):
    """For kernels that play many games: a fifth faster, and half as long again to compile."""

    taken = UseInlinedLibrary
