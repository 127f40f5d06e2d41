"""Nets from files: a run starts from one, or they play in its league beside its own older nets, and stay."""

from pathlib import Path

import numpy as np
from torch import Tensor

from kontor.learn.model import Model, load_arrays
from kontor.nets.adapting import UNTRAINED_LOGIT
from kontor.nets.blocks import Floats
from kontor.nets.file import Net, read
from kontor.nets.shape import Shape


def beginning(path: Path) -> Net:
    """The net in a file as a run starts from it. What it was not trained with is open to be learned."""
    net = read(path)
    return net._replace(weights={name: _opened(values) for name, values in net.weights.items()})


def _opened(values: Floats) -> Floats:
    return np.where(values == np.float32(UNTRAINED_LOGIT), np.float32(0), values)


def opponent(path: Path, shape: Shape) -> dict[str, Tensor]:
    """The weights of a net as the pool keeps them; ValueError where it could not play as a net of this shape.

    What a net expects does not matter to how it plays, so the layer of that may have another size: it stays empty.
    """
    net = read(path)
    if net.shape._replace(grounds=shape.grounds) != shape:
        theirs, ours = (",".join(map(str, sizes)) for sizes in (net.shape, shape))
        raise ValueError(
            f"{path}: a net of shape {theirs}; an opponent needs that of the run, {ours}, but for the last"
        )
    model = Model(shape)
    weights = dict(net.weights)
    for name, form in shape.arrays():
        if weights[name].shape != form:
            weights[name] = np.zeros(form, np.float32)
    load_arrays(model, weights)
    return {name: value.detach().half() for name, value in model.state_dict().items()}
